/** Responses of the card client, one per call; the last one repeats. */
interface CardAnswers {
  createPaymentMethod: object[];
  confirmCardPayment: object[];
  handleNextAction: object[];
  retrievePaymentIntent: object[];
}

const DEFAULT: CardAnswers = {
  createPaymentMethod: [{ paymentMethod: { id: 'pm_1' } }],
  confirmCardPayment: [{ paymentIntent: { status: 'succeeded' } }],
  handleNextAction: [{ setupIntent: { status: 'succeeded' } }],
  retrievePaymentIntent: [{ paymentIntent: { status: 'requires_payment_method' } }],
};

const createElement = () => {
  const listeners = new Map<string, (event: object) => void>();
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Numri i kartës');
  return {
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    off: () => undefined,
    update: () => undefined,
    destroy: () => input.remove(),
    focus: () => input.focus(),
    mount: (node: HTMLElement) => {
      node.append(input);
      queueMicrotask(() => listeners.get('ready')?.({}));
    },
  };
};

let calls: { call: string; args: unknown[] }[] = [];
let left = DEFAULT;

const answer =
  (call: keyof CardAnswers) =>
  async (...args: unknown[]) => {
    calls.push({ call, args });
    return left[call].length > 1 ? left[call].shift() : left[call][0];
  };

const createElements = () => {
  let card: ReturnType<typeof createElement> | undefined;
  return {
    create: () => {
      card = createElement();
      return card;
    },
    getElement: () => card ?? null,
    update: () => undefined,
  };
};

// The provider's loader keeps the first instance that it finds.
const Stripe = Object.assign(
  () => ({
    elements: createElements,
    createToken: answer('createPaymentMethod'),
    createPaymentMethod: answer('createPaymentMethod'),
    confirmCardPayment: answer('confirmCardPayment'),
    handleNextAction: answer('handleNextAction'),
    retrievePaymentIntent: answer('retrievePaymentIntent'),
  }),
  { version: 'endive' },
);

/** Adds a fake card client to the page. Returns its calls in order. */
export const fakeStripe = (answers: Partial<CardAnswers> = {}): { call: string; args: unknown[] }[] => {
  calls = [];
  left = structuredClone({ ...DEFAULT, ...answers });
  Object.defineProperty(window, 'Stripe', { configurable: true, value: Stripe });
  return calls;
};
