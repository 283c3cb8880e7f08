import { failure } from '@tavolina/shared-api/testing';
import { USAGE } from '@tavolina/shared-console/testing/account-samples.ts';
import { fakeStripe, watchScrolling } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SUCCESS_MS } from '../../lib/use-timeout.ts';
import { NOTHING_TO_CONFIRM, openSubscription } from '../../testing/open-subscription.ts';
import { CARDS, PLANS, subscriptionOf } from '../../testing/plan-samples.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const NONE = failure(404, 'not_found');

const open = async (api: ScreenOptions['api'] = {}, options: Partial<ScreenOptions> = {}) => {
  const opened = await openSubscription({
    tier: 'basic',
    ...options,
    api: { 'GET /subscriptions/me': NONE, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const plan = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.useRealTimers();
});

test.each([429, 403] as const)(
  'a refusal is no answer that there is no subscription (%s)',
  async (status) => {
    await open({ 'GET /subscriptions/me': failure(status, status === 429 ? 'rate_limited' : 'forbidden') });
    expect(await screen.findByText('Abonimi nuk u ngarkua.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3, name: 'Standard' })).not.toBeInTheDocument();
  },
);

// product.md §168
test('a further place is told before the button that its plan has no trial', async () => {
  await open({ 'GET /subscriptions/usage': { ...USAGE, trial_available: false } });
  expect(await screen.findByText(/Prova falas vlen për lokalin tënd të parë/)).toBeVisible();
  expect(screen.getByText(/Sot paguan 10,00 €/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nis provën pa kartë' })).not.toBeInTheDocument();
});

describe('a business without a subscription', () => {
  test('starts the trial without a card, and comes to the dashboard', async () => {
    jest.useFakeTimers();
    const { user, sent, router } = await open(
      { 'POST /subscriptions': NOTHING_TO_CONFIRM },
      { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
    );
    expect((await plan('Standard')).getByRole('button', { name: 'E zgjedhur' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await plan('Premium')).getByRole('button', { name: 'Së shpejti' })).toBeDisabled();
    expect(screen.getByText(/Sot paguan 0,00 €. Pagesa e parë: 10,00 € pas 14 ditësh prove./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nis provën pa kartë' }));
    const news = await screen.findByText(/Prova nisi/);
    expect(news).toBeVisible();
    expect(document.activeElement).toContainElement(news);
    const [request] = sent('POST /subscriptions');
    expect(request?.body).toEqual({ plan_id: 'standard-month', payment_method_id: null });
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/dashboard'));
  });

  test('a card is turned into a method, and taken once its bank has agreed', async () => {
    const calls = fakeStripe();
    const answers = [
      { ...NOTHING_TO_CONFIRM, client_secret: 'seti_1', secret_kind: 'setup' as const },
      NOTHING_TO_CONFIRM,
    ];
    const { user, sent } = await open({
      'GET /payments/config': CARDS,
      'POST /subscriptions': () => answers.shift() ?? NOTHING_TO_CONFIRM,
    });
    await screen.findByRole('textbox', { name: 'Numri i kartës' });
    const submit = screen.getByRole('button', { name: 'Nis provën me kartë' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(screen.getByLabelText('Emri në kartë')).toHaveAccessibleDescription('Plotësoje këtë fushë.');
    await user.type(screen.getByLabelText('Emri në kartë'), 'Arta K.');
    await user.click(submit);
    expect(await screen.findByText(/Prova nisi/)).toBeVisible();
    expect(calls.map(({ call }) => call)).toEqual(['createPaymentMethod', 'handleNextAction']);
    expect(calls[0]?.args[0]).toMatchObject({ billing_details: { name: 'Arta K.' } });
    const [first, second, ...more] = sent('POST /subscriptions');
    expect(first?.body).toMatchObject({ plan_id: 'standard-month', payment_method_id: 'pm_1' });
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
    expect(more).toEqual([]);
  });

  test('a trial whose card is refused after all has begun without it, and says both', async () => {
    fakeStripe({ handleNextAction: [{ error: { message: 'Banka nuk u përgjigj.' } }] });
    const shown = watchScrolling();
    let hasBegun = false;
    const { user, sent } = await open({
      'GET /payments/config': CARDS,
      'GET /subscriptions/me': () => (hasBegun ? subscriptionOf() : NONE),
      'POST /subscriptions': () => {
        hasBegun = true;
        return { ...NOTHING_TO_CONFIRM, client_secret: 'seti_1', secret_kind: 'setup' };
      },
    });
    await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
    const submit = screen.getByRole('button', { name: 'Nis provën me kartë' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByRole('region', { name: /Standard/ })).toHaveTextContent('Në provë');
    expect(screen.getByRole('alert')).toHaveTextContent('Banka nuk u përgjigj.');
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
    expect(shown.at(-1)).toHaveTextContent(/^Karta nuk u ruajt\. Banka nuk u përgjigj\.$/);
    expect(screen.getByRole('region', { name: 'Shto kartën' })).toBeVisible();
    expect(sent('POST /subscriptions')).toHaveLength(1);
  });

  test('a trial that began is shown although what came after its start was lost', async () => {
    fakeStripe();
    let hasBegun = false;
    const { user } = await open({
      'GET /payments/config': CARDS,
      'GET /subscriptions/me': () => (hasBegun ? subscriptionOf() : NONE),
      'POST /subscriptions': () => {
        if (hasBegun) return failure(503, 'payment_unavailable', 'Pagesat nuk përgjigjen.');
        hasBegun = true;
        return { ...NOTHING_TO_CONFIRM, client_secret: 'seti_1', secret_kind: 'setup' as const };
      },
    });
    await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
    const submit = screen.getByRole('button', { name: 'Nis provën me kartë' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByRole('region', { name: /Standard/ })).toHaveTextContent('Në provë');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Karta nuk u ruajt\./);
  });

  test('a payment that is due at once is made with the card just typed', async () => {
    const calls = fakeStripe();
    const { user, sent } = await open({
      'GET /payments/config': CARDS,
      'GET /subscriptions/me': subscriptionOf({ status: 'incomplete_expired', trial_available: false }),
      'POST /subscriptions': { ...NOTHING_TO_CONFIRM, client_secret: 'pi_1', secret_kind: 'payment' },
    });
    const standard = await plan('Standard');
    expect(standard.queryByText('14 ditë provë')).not.toBeInTheDocument();
    await user.click(standard.getByRole('button', { name: /Zgjidh|E zgjedhur/ }));
    await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
    const submit = screen.getByRole('button', { name: 'Abonohu' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText(/Abonimi nisi/)).toBeVisible();
    expect(calls.at(-1)).toEqual({ call: 'confirmCardPayment', args: ['pi_1', { payment_method: 'pm_1' }] });
    expect(sent('POST /subscriptions')).toHaveLength(1);
  });

  test('trying again after a lost answer carries the same key', async () => {
    let tries = 0;
    const { user, sent } = await open({
      'POST /subscriptions': () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('offline')) : NOTHING_TO_CONFIRM;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Nis provën pa kartë' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Prova nuk nisi.');
    await user.click(screen.getByRole('button', { name: 'Nis provën pa kartë' }));
    await screen.findByText(/Prova nisi/);
    const [first, second] = sent('POST /subscriptions');
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('the plan and billing it came for are chosen', async () => {
    await open(
      {},
      {
        at: '/business/subscription?plan=standard&billing=annual',
        state: { fromSignup: true, newUser: true },
      },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Zgjidh planin' })).toBeVisible();
    expect(screen.getByText('Lokali u regjistrua. Mirë se erdhe.')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Vjetore/ })).toBeChecked();
    expect((await plan('Standard')).getByText('8 €', { selector: 'span' })).toBeInTheDocument();
    expect((await plan('Standard')).getByText('Kursen 20%')).toBeVisible();
    expect(screen.getByText(/96,00 € në vit/)).toBeVisible();
  });

  test('the free plan is taken after a question', async () => {
    const { user, router } = await open();
    await user.click((await plan('Falas')).getByRole('button', { name: 'Vazhdo me planin Falas' }));
    await user.click(await screen.findByRole('button', { name: 'Kthehu' }));
    expect(router.state.location.pathname).toBe('/business/subscription');
    await user.click((await plan('Falas')).getByRole('button', { name: 'Vazhdo me planin Falas' }));
    await user.click(await screen.findByRole('button', { name: 'Vazhdo falas' }));
    expect(await screen.findByText(/Vazhdon me planin Falas/)).toBeVisible();
  });

  test('plans that do not come can be asked for again, in English too', async () => {
    let isDown = true;
    const { user } = await open(
      { 'GET /subscriptions/plans': () => (isDown ? failure(500, 'internal_error') : PLANS) },
      { lng: 'en' },
    );
    expect(await screen.findByText('Could not load subscription plans')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Free' })).toBeVisible();
  });
});

describe('a business with a subscription', () => {
  test.each([
    ['trialing', {}, 'Në provë', /Pa kartë, më/],
    ['active', { card: { brand: 'visa', last4: '4242' } }, 'Aktiv', /Karta Visa •••• 4242/],
    ['past_due', {}, 'Pagesa vonoi', /Ndrysho kartën/],
    ['incomplete', {}, 'Pret pagesën', /Pagesa e parë nuk u krye ende/],
  ] as const)('%s says so', async (status, part, badge, text) => {
    await open({ 'GET /subscriptions/me': subscriptionOf({ status, ...part }) }, { tier: 'standard' });
    const card = within(await screen.findByRole('region', { name: /Standard/ }));
    expect(card.getByText(badge)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    // A period that is not paid promises no days.
    const isPaid = status === 'trialing' || status === 'active';
    expect(card.queryAllByText('9 ditë')).toHaveLength(isPaid ? 1 : 0);
    expect(card.queryAllByRole('meter')).toHaveLength(isPaid ? 1 : 0);
    expect(card.queryByRole('button', { name: 'Riabonohu' })).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Anulo abonimin…' })).toBeEnabled();
  });

  test('one that expired is chosen again', async () => {
    await open({ 'GET /subscriptions/me': subscriptionOf({ status: 'incomplete_expired' }) });
    expect(await screen.findByText(/Zgjidh planin përsëri/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anulo abonimin…' })).not.toBeInTheDocument();
  });

  test('is cancelled after a question, for the end of its period', async () => {
    jest.useFakeTimers();
    const { user, router } = await open(
      { 'GET /subscriptions/me': subscriptionOf(), 'DELETE /subscriptions/me': undefined },
      { tier: 'standard', advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
    );
    await user.click(await screen.findByRole('button', { name: 'Anulo abonimin…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Anulo abonimin' }));
    expect(await screen.findByText('I anuluar')).toBeVisible();
    expect(screen.getAllByText(/Plani mbetet deri më/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Riabonohu' })).toBeEnabled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/dashboard'));
    expect(router.state.location.state).toEqual({ cancelSuccess: true });
  });

  test('whoever goes on to its card after cancelling stays on the page', async () => {
    fakeStripe();
    const { user, router } = await open(
      {
        'GET /subscriptions/me': subscriptionOf(),
        'GET /payments/config': CARDS,
        'DELETE /subscriptions/me': undefined,
      },
      { tier: 'standard', advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
    );
    await screen.findByRole('textbox', { name: 'Numri i kartës' });
    jest.useFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Anulo abonimin…' }));
    await user.click(await screen.findByRole('button', { name: 'Anulo abonimin' }));
    expect(await screen.findByText('I anuluar')).toBeVisible();
    await user.type(screen.getByLabelText('Emri në kartë'), 'Arta K.');
    await act(() => jest.advanceTimersByTime(SUCCESS_MS * 2));
    expect(router.state.location.pathname).toBe('/business/subscription');
    expect(screen.getByText('I anuluar')).toBeVisible();
  });

  test('a cancellation that failed says so', async () => {
    const { user } = await open(
      {
        'GET /subscriptions/me': subscriptionOf(),
        'DELETE /subscriptions/me': failure(503, 'payment_unavailable', 'Pagesat nuk përgjigjen.'),
      },
      { tier: 'standard' },
    );
    await user.click(await screen.findByRole('button', { name: 'Anulo abonimin…' }));
    await user.click(await screen.findByRole('button', { name: 'Anulo abonimin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Abonimi nuk u anulua.');
  });

  test('a cancelled one is taken back before its end', async () => {
    const { user, sent } = await open(
      {
        'GET /subscriptions/me': subscriptionOf({ cancel_at_period_end: true }),
        'POST /subscriptions': NOTHING_TO_CONFIRM,
      },
      { tier: 'standard' },
    );
    await user.click(await screen.findByRole('button', { name: 'Riabonohu' }));
    expect(await screen.findByText(/Abonimi vazhdon/)).toBeVisible();
    expect(sent('POST /subscriptions')[0]?.body).toEqual({
      plan_id: 'standard-month',
      payment_method_id: null,
    });
  });

  test('gets another card', async () => {
    fakeStripe();
    const { user, sent } = await open(
      {
        'GET /subscriptions/me': subscriptionOf(),
        'GET /payments/config': CARDS,
        'PUT /subscriptions/me/payment-method': NOTHING_TO_CONFIRM,
      },
      { tier: 'standard' },
    );
    const card = within(await screen.findByRole('region', { name: 'Shto kartën' }));
    await user.type(card.getByLabelText('Emri në kartë'), 'Arta K.');
    const submit = card.getByRole('button', { name: 'Ruaj kartën' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
    expect(await screen.findByText('Karta u ruajt.')).toBeVisible();
    expect(sent('PUT /subscriptions/me/payment-method')[0]?.body).toEqual({ payment_method_id: 'pm_1' });
  });

  test('a failed look-up is not taken for having none', async () => {
    await open({ 'GET /subscriptions/me': failure(500, 'internal_error') }, { tier: 'standard' });
    expect(await screen.findByText('Abonimi nuk u ngarkua.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zgjidh' })).not.toBeInTheDocument();
  });
});
