let calls: { name: string; args: unknown[] }[] = [];
let problem: string | undefined;

const answer =
  (name: string, result: object) =>
  async (...args: unknown[]) => {
    calls.push({ name, args });
    return problem ? { error: { message: problem } } : result;
  };

const createElement = () => {
  const listeners = new Map<string, () => void>();
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Numri i kartës');
  return {
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    off: () => undefined,
    update: () => undefined,
    destroy: () => input.remove(),
    mount: (node: HTMLElement) => {
      node.append(input);
      queueMicrotask(() => listeners.get('ready')?.());
    },
  };
};

const createElements = () => {
  let element: ReturnType<typeof createElement> | undefined;
  return {
    create: () => {
      element = createElement();
      return element;
    },
    getElement: () => element ?? null,
    update: () => undefined,
  };
};

// The provider's loader keeps the first one it finds for good.
const Stripe = Object.assign(
  () => ({
    elements: createElements,
    createToken: answer('createToken', {}),
    createPaymentMethod: answer('createPaymentMethod', { paymentMethod: { id: 'pm_1' } }),
    confirmCardPayment: answer('confirmCardPayment', {}),
    confirmCardSetup: answer('confirmCardSetup', {}),
  }),
  { version: 'endive' },
);

/** Puts a card client on the page that takes every card, or refuses it with `refusal`. Returns the calls it receives. */
export const fakeCards = (refusal?: string): { name: string; args: unknown[] }[] => {
  calls = [];
  problem = refusal;
  Object.defineProperty(window, 'Stripe', { configurable: true, value: Stripe });
  return calls;
};
