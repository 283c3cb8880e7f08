import type { Subscription } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { fakeStripe } from '@tavolina/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { NOTHING_TO_CONFIRM, openSubscription } from '../../testing/open-subscription.ts';
import { CARDS, subscriptionOf } from '../../testing/plan-samples.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const NONE = failure(404, 'not_found');
const DECLINED = failure(402, 'card_declined', 'Said by the server.');
const UNAVAILABLE = failure(503, 'payment_unavailable', 'Said by the server.');
const VISA = { brand: 'visa', last4: '4242' };
const ENDED = subscriptionOf({ status: 'incomplete_expired', trial_available: false });
const PAYMENT = /nuk u mor asgjë|not charged/i;

const TEXTS = {
  sq: {
    holder: 'Emri në kartë',
    trial: 'Nis provën me kartë',
    start: 'Abonohu',
    save: 'Ruaj kartën',
    paysAtOnce: /paguhet menjëherë shuma e prapambetur/,
    yearly: 'Vjetore',
    toYear: 'Kalo në faturim vjetor',
    withKnown: 'Abonohu me kartën Visa •••• 4242',
    resume: 'Riabonohu',
  },
  en: {
    holder: 'Name on the card',
    trial: 'Start the trial with a card',
    start: 'Subscribe',
    save: 'Save the card',
    paysAtOnce: /charged at once for what is due/,
    yearly: 'Yearly',
    toYear: 'Switch to yearly billing',
    withKnown: 'Subscribe with the Visa card •••• 4242',
    resume: 'Resubscribe',
  },
};
type Lng = keyof typeof TEXTS;

const open = async (
  subscription: Subscription | typeof NONE,
  api: ScreenOptions['api'],
  lng: Lng = 'sq',
  answers: Parameters<typeof fakeStripe>[0] = {},
) => {
  fakeStripe(answers);
  const opened = await openSubscription({
    lng,
    api: { 'GET /subscriptions/me': subscription, 'GET /payments/config': CARDS, ...api },
  });
  const { user } = opened;
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const giveCard = async (name: string) => {
    await user.type((await screen.findAllByLabelText(TEXTS[lng].holder)).at(-1) as HTMLElement, 'Arta K.');
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await press(name);
  };
  const chooseYear = async () => {
    await user.click(await screen.findByRole('radio', { name: new RegExp(TEXTS[lng].yearly) }));
    await press(TEXTS[lng].toYear);
  };
  return { ...opened, press, giveCard, chooseYear };
};
/** What the alerts say, but for the standing one of a plan that is overdue. */
const said = async () => {
  await waitFor(() => expect(alerts()).not.toEqual([]));
  return alerts().join('\n');
};
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => !/^(Pagesa e fundit|The last payment)/.test(text));

afterEach(() => Reflect.deleteProperty(window, 'Stripe'));

// product.md §154
test.each([
  ['sq', 'Banka jote e refuzoi këtë kartë; prova nuk nisi.'],
  ['en', 'Your bank declined this card; the trial did not begin.'],
] as const)('a card that is declined for a trial began none, %s', async (lng, sentence) => {
  const { giveCard } = await open(NONE, { 'POST /subscriptions': DECLINED }, lng);
  await giveCard(TEXTS[lng].trial);
  expect(await said()).toBe(sentence);
});

// product.md §154
test.each([
  ['sq', 'trialing', 'Banka jote e refuzoi këtë kartë; ajo nuk u ruajt.'],
  ['en', 'trialing', 'Your bank declined this card; it was not saved.'],
  ['sq', 'past_due', 'Banka jote e refuzoi këtë kartë; shuma e prapambetur nuk u pagua.'],
  ['en', 'past_due', 'Your bank declined this card; what is due was not paid.'],
] as const)(
  'a card that is declined to be kept says what it did not do, %s, %s',
  async (lng, status, sentence) => {
    const running = subscriptionOf({ status, card: VISA });
    const { giveCard } = await open(running, { 'PUT /subscriptions/me/payment-method': DECLINED }, lng);
    await giveCard(TEXTS[lng].save);
    expect(screen.queryAllByText(TEXTS[lng].paysAtOnce)).toHaveLength(status === 'past_due' ? 1 : 0);
    expect(await said()).toBe(sentence);
  },
);

test.each([
  ['sq', 'active', 'Plani yt nuk u ndryshua.'],
  ['en', 'active', 'Your plan was not changed.'],
  ['sq', 'trialing', 'Plani yt nuk u ndryshua.'],
  ['en', 'past_due', 'Your plan was not changed.'],
] as const)('a change of plan that is declined leaves the old one, %s, %s', async (lng, status, title) => {
  const running = subscriptionOf({ status, card: VISA });
  const { chooseYear, press, giveCard } = await open(running, { 'POST /subscriptions': DECLINED }, lng);
  await chooseYear();
  if (status === 'past_due') await giveCard(TEXTS[lng].start);
  else await press(TEXTS[lng].withKnown);
  expect(await said()).toBe(`${title} Said by the server.`);
});

test('another card whose bank does not agree leaves the old plan', async () => {
  const toAgree = { ...NOTHING_TO_CONFIRM, client_secret: 'seti_1', secret_kind: 'setup' as const };
  const { chooseYear, giveCard } = await open(
    subscriptionOf({ status: 'active', card: VISA }),
    { 'POST /subscriptions': toAgree },
    'sq',
    { handleNextAction: [{ error: { message: 'Banka nuk e miratoi kartën.' } }] },
  );
  await chooseYear();
  await giveCard('Abonohu me kartë tjetër');
  expect(await said()).toBe('Plani yt nuk u ndryshua. Banka nuk e miratoi kartën.');
});

test.each([
  ['sq', 'Abonimi nuk u rifillua.'],
  ['en', 'The subscription was not resumed.'],
] as const)('one that could not be taken back was not started either, %s', async (lng, title) => {
  const leaving = subscriptionOf({ cancel_at_period_end: true });
  const { press } = await open(leaving, { 'POST /subscriptions': UNAVAILABLE }, lng);
  await press(TEXTS[lng].resume);
  expect(await said()).toContain(title);
});

test.each([
  ['sq', NONE, 'trial', 'Prova nuk nisi.'],
  ['en', NONE, 'trial', 'The trial did not begin.'],
  ['sq', ENDED, 'start', 'Abonimi nuk nisi.'],
  ['en', ENDED, 'start', 'The subscription did not start.'],
] as const)(
  'a card that cannot be used was asked for no payment, %s, %#',
  async (lng, subscription, button, title) => {
    const { giveCard, sent } = await open(subscription, {}, lng, {
      createPaymentMethod: [{ error: { message: 'Only test cards.' } }],
    });
    await giveCard(TEXTS[lng][button]);
    expect(await said()).toBe(`${title} Only test cards.`);
    expect(screen.queryByText(PAYMENT)).not.toBeInTheDocument();
    expect(screen.getByLabelText(TEXTS[lng].holder)).toHaveValue('Arta K.');
    expect(sent('POST /subscriptions')).toHaveLength(0);
  },
);

test('a trial that began although its answer was lost has not failed', async () => {
  let hasBegun = false;
  const { press } = await open(NONE, {
    'GET /subscriptions/me': () => (hasBegun ? subscriptionOf() : NONE),
    'POST /subscriptions': () => {
      hasBegun = true;
      return UNAVAILABLE;
    },
  });
  await press('Nis provën pa kartë');
  expect(await screen.findByRole('region', { name: /Standard/ })).toHaveTextContent('Në provë');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what came of a card is said by the button that sent it', async () => {
  const toSave = { 'PUT /subscriptions/me/payment-method': DECLINED };
  const { giveCard } = await open(subscriptionOf(), toSave);
  await giveCard('Ruaj kartën');
  expect((await screen.findByRole('alert')).nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Ruaj kartën' }),
  );
});

test('a trial without a card that is refused says so by its own button', async () => {
  const { press } = await open(NONE, { 'POST /subscriptions': UNAVAILABLE });
  await press('Nis provën pa kartë');
  expect((await screen.findByRole('alert')).nextElementSibling).toBe(
    screen.getByRole('button', { name: 'Nis provën pa kartë' }),
  );
});

test('a card that was saved before is no news beside one that is declined', async () => {
  const { giveCard, chooseYear } = await open(subscriptionOf({ status: 'active', card: VISA }), {
    'PUT /subscriptions/me/payment-method': NOTHING_TO_CONFIRM,
    'POST /subscriptions': DECLINED,
  });
  await giveCard('Ruaj kartën');
  expect(await screen.findByText('Karta u ruajt.')).toBeVisible();
  await chooseYear();
  await giveCard('Abonohu me kartë tjetër');
  expect(await said()).toContain('Plani yt nuk u ndryshua.');
  expect(screen.queryByText('Karta u ruajt.')).not.toBeInTheDocument();
});

// product.md §108
describe('a card that its bank refuses for what was typed', () => {
  const message = 'Kodi i sigurisë nuk është i saktë.';
  const cardField = () => screen.getByRole('textbox', { name: 'Numri i kartës' });
  const WRONG = failure(402, 'card_declined', 'Said by the server.', {
    errors: [{ field: 'payment_method_id', message }],
  });

  test.each([
    ['to begin a trial', NONE, 'POST /subscriptions', 'trial', /prova nuk nisi/],
    [
      'to be kept',
      subscriptionOf({ card: VISA }),
      'PUT /subscriptions/me/payment-method',
      'save',
      /ajo nuk u ruajt/,
    ],
  ] as const)(
    '%s has the keyboard at its fields, which say what is wrong',
    async (_, subscription, call, button, said) => {
      const { giveCard, sent } = await open(subscription, { [call]: WRONG });
      await giveCard(TEXTS.sq[button]);
      expect(await screen.findByText(message)).toHaveRole('alert');
      expect(cardField()).toHaveFocus();
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByLabelText(TEXTS.sq.holder)).toHaveValue('Arta K.');
      expect(sent(call)).toHaveLength(1);
    },
  );

  test('once it is charged for what is due, has the keyboard there too', async () => {
    const overdue = subscriptionOf({ status: 'past_due', card: VISA });
    const { giveCard } = await open(
      overdue,
      {
        'PUT /subscriptions/me/payment-method': {
          ...overdue,
          client_secret: 'pi_1_secret',
          secret_kind: 'payment',
        },
      },
      'sq',
      { confirmCardPayment: [{ error: { type: 'card_error', code: 'incorrect_cvc', message } }] },
    );
    await giveCard(TEXTS.sq.save);
    expect(await screen.findByText(message, { selector: 'p:not(:has(strong))' })).toHaveRole('alert');
    expect(cardField()).toHaveFocus();
  });

  test('for another reason leaves the keyboard at the button', async () => {
    const { giveCard } = await open(NONE, { 'POST /subscriptions': DECLINED });
    await giveCard(TEXTS.sq.trial);
    await said();
    expect(screen.getByRole('button', { name: TEXTS.sq.trial })).toHaveFocus();
  });
});
