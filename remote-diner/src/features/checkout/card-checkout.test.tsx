import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import { fakeStripe, watchScrolling } from '@tavolina/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  CARDS,
  expectKept,
  fillCheckout,
  openCheckout,
  PLACED,
  submitOrder,
} from '../../testing/checkout-page.ts';
import { orderOf } from '../../testing/samples.ts';

const TO_PAY = {
  ...PLACED,
  payment_status: 'pending' as const,
  payment_intent_id: 'pi_1',
  payment_intent_client_secret: 'pi_1_secret_x',
};
const REFUSED = { error: { message: 'Karta u refuzua. Provo një tjetër.' } };

const open = async (handlers: FakeHandlers = {}) => {
  const opened = await openCheckout({
    'GET /payments/config': CARDS,
    'POST /orders': TO_PAY,
    ...handlers,
  });
  const { user } = opened;
  await screen.findByText(/^13,00\s€ · pagesë e mbrojtur$/);
  await fillCheckout(user);
  await user.click(screen.getByRole('radio', { name: /^Me kartë, tani/ }));
  return opened;
};
const payButton = () => screen.getByRole('button', { name: /^Paguaj tani 13,00\s€$/ });
const cardField = () => screen.findByRole('textbox', { name: 'Numri i kartës' });
const pay = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await cardField();
  await waitFor(() => expect(payButton()).toBeEnabled());
  await user.click(payButton());
};
const placed = () => screen.findByRole('heading', { level: 1, name: 'Porosia u regjistrua' });

afterEach(() => Reflect.deleteProperty(window, 'Stripe'));

test('pays by card: the order carries the card’s reference, and the payment is confirmed with the secret', async () => {
  const calls = fakeStripe();
  const { user, sent } = await open();
  await pay(user);
  await placed();
  expect(sent()[0]?.body).toMatchObject({ payment_method: 'card', payment_method_id: 'pm_1' });
  expect(calls.map(({ call }) => call)).toEqual(['createPaymentMethod', 'confirmCardPayment']);
  expect(calls[0]?.args[0]).toMatchObject({
    billing_details: { name: 'Arta K.', email: 'arta.k@shembull.al', phone: '+355 69 000 0000' },
  });
  expect(calls[1]?.args).toEqual(['pi_1_secret_x', { payment_method: 'pm_1' }]);
  expect(await screen.findByText('Porosia K7MQ-4XTD u regjistrua. Pagesa u krye.')).toBeInTheDocument();
});

// product.md §60
test('a refused card keeps everything, and the next card pays the same order', async () => {
  const calls = fakeStripe({
    createPaymentMethod: [{ paymentMethod: { id: 'pm_1' } }, { paymentMethod: { id: 'pm_2' } }],
    confirmCardPayment: [REFUSED, { paymentIntent: { status: 'succeeded' } }],
  });
  const { user, sent } = await open();
  await pay(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Karta u refuzua. Provo një tjetër.');
  expect(alert).toHaveTextContent('Nga karta nuk u mor asgjë dhe shporta është këtu.');
  expectKept();
  await user.click(payButton());
  await placed();
  const [first, second] = sent();
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(calls.at(-1)?.args).toEqual(['pi_1_secret_x', { payment_method: 'pm_2' }]);
});

// product.md §60
test('after a refused card one can pay at the restaurant instead: the first order is withdrawn', async () => {
  fakeStripe({ confirmCardPayment: [REFUSED] });
  let isWithdrawn = false;
  const { user, sent } = await open({
    'POST /orders': () => (isWithdrawn ? PLACED : TO_PAY),
    'POST /orders/customer/{orderId}/cancel': ({ params, body }) => {
      isWithdrawn = params.orderId === 'K7MQ-4XTD';
      expect(body).toEqual({ email: 'arta.k@shembull.al' });
      return orderOf({ status: 'canceled' });
    },
  });
  await pay(user);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('radio', { name: /^Në restorant/ }));
  await submitOrder(user);
  await placed();
  expect(isWithdrawn).toBe(true);
  expect(sent().map(({ body }) => (body as { payment_method: string }).payment_method)).toEqual([
    'card',
    'card',
    'pay_later',
  ]);
});

test('a card that was charged although the answer got lost is a paid one', async () => {
  fakeStripe({
    confirmCardPayment: [{ error: { message: 'connection' } }],
    retrievePaymentIntent: [{ paymentIntent: { status: 'succeeded' } }],
  });
  const { user } = await open();
  await pay(user);
  expect(await screen.findByText('Porosia K7MQ-4XTD u regjistrua. Pagesa u krye.')).toBeInTheDocument();
});

test('when nobody knows, the page says so and promises not to charge twice', async () => {
  fakeStripe({
    confirmCardPayment: [{ error: { message: 'connection' } }],
    retrievePaymentIntent: [{ error: { message: 'connection' } }],
  });
  const { user } = await open();
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nuk dimë ende nëse pagesa u krye. Provo përsëri: nuk paguan dy herë.',
  );
  expectKept();
});

// product.md §108
test.each([
  { type: 'validation_error', code: 'incomplete_number' },
  { type: 'card_error', code: 'incorrect_number' },
])(
  'a card typed wrong ($code) is not sent: its field has the keyboard, and no payment has failed',
  async (error) => {
    const message = 'Shkruaje numrin e kartës të plotë.';
    fakeStripe({ createPaymentMethod: [{ error: { ...error, message } }] });
    const { user, sent } = await open();
    const shown = watchScrolling();
    await pay(user);
    const alert = await screen.findByText(message);
    expect(shown).toContain(alert);
    expect(alert).toHaveRole('alert');
    expect(alert).toHaveTextContent(/^Shkruaje numrin e kartës të plotë\.$/);
    expect(screen.getByRole('textbox', { name: 'Numri i kartës' })).toHaveFocus();
    expect(sent()).toHaveLength(0);
    expect(payButton()).toBeEnabled();
  },
);

// product.md §108
test.each(['incorrect_cvc', 'expired_card'])(
  'a card that its bank refuses for what was typed (%s) has the keyboard at its fields, and pays the same order once corrected',
  async (code) => {
    const message = 'Kodi i sigurisë është gabim.';
    fakeStripe({
      confirmCardPayment: [
        { error: { type: 'card_error', code, message } },
        { paymentIntent: { status: 'succeeded' } },
      ],
    });
    const { user, sent } = await open();
    await pay(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(message);
    expect(screen.getByRole('textbox', { name: 'Numri i kartës' })).toHaveFocus();
    expectKept();
    await waitFor(() => expect(payButton()).toBeEnabled());
    await user.click(payButton());
    await placed();
    const [first, second] = sent();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  },
);

// product.md §108
test('the note of a refused card stays while the next try is on its way, and the button keeps the keyboard', async () => {
  fakeStripe({ confirmCardPayment: [REFUSED] });
  let answer: (() => void) | undefined;
  const bank = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let tries = 0;
  const { user, sent } = await open({
    'POST /orders': async () => {
      tries += 1;
      if (tries > 1) await bank;
      return TO_PAY;
    },
  });
  await pay(user);
  const before = await screen.findByRole('alert');
  await user.click(payButton());
  const sending = await screen.findByRole('button', { name: 'Po dërgohet…' });
  expect(screen.getByRole('alert')).toBe(before);
  await user.click(sending);
  expect(sending).toHaveFocus();
  answer?.();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before));
  expect(screen.getByRole('alert')).toHaveTextContent('Karta u refuzua. Provo një tjetër.');
  expect(payButton()).toHaveFocus();
  expect(sent()).toHaveLength(2);
});

test('a card that cannot be used says so where it was pressed, and no payment has failed', async () => {
  const message = 'Këtu pranohen vetëm kartat e provës.';
  fakeStripe({ createPaymentMethod: [{ error: { type: 'card_error', code: 'card_declined', message } }] });
  const { user, sent } = await open();
  await pay(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${message} Nga karta nuk u mor asgjë dhe shporta është këtu. Provo përsëri ose paguaj në restorant.`,
  );
  expect(sent()).toHaveLength(0);
});

test('payments that cannot be reached keep the cart, and leave the restaurant', async () => {
  fakeStripe();
  const { user } = await open({
    'POST /orders': failure(503, 'payment_unavailable', 'Pagesat me kartë nuk përgjigjen.'),
  });
  await pay(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Pagesat me kartë nuk përgjigjen.');
  expectKept();
});

test('until the card’s code has come nothing can be paid; code that does not come can be asked for again', async () => {
  // Another key than before, for which the page has no client yet.
  const { user } = await open({ 'GET /payments/config': { ...CARDS, publishable_key: 'pk_test_other' } });
  expect(payButton()).toBeDisabled();
  const script = await waitFor(() => {
    const found = document.head.querySelector('script[src="/sandbox/stripe.js"]');
    expect(found).not.toBeNull();
    return found;
  });
  if (script) fireEvent.error(script);
  expect(await screen.findByText('Fushat e kartës nuk u ngarkuan.')).toBeInTheDocument();
  fakeStripe();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await cardField()).toBeInTheDocument();
});

test('the choice to pay by card is there after the page was left', async () => {
  fakeStripe();
  const { user, router } = await open();
  await cardField();
  await user.click(screen.getByRole('link', { name: 'Kthehu te menuja' }));
  await screen.findByRole('heading', { level: 1, name: 'Oxhaku i Gjyshes' });
  await act(() => router.navigate('/checkout'));
  expect(await screen.findByRole('radio', { name: /^Me kartë, tani/ })).toBeChecked();
  expect(payButton()).toBeInTheDocument();
});
