import { failure } from '@tavolina/shared-api/testing';
import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { fakeStripe } from '@tavolina/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { CARDS, NO_CARDS, PLANS, subscriptionOf } from '../../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = (
  subscription: ReturnType<typeof subscriptionOf> | null,
  config: typeof CARDS | typeof NO_CARDS = CARDS,
  api: ScreenOptions['api'] = {},
) => {
  fakeStripe();
  return renderScreen({
    at: '/business/subscription?billing=annual',
    tier: subscription ? 'standard' : 'basic',
    api: {
      'GET /subscriptions/me': subscription ?? failure(404, 'not_found'),
      'GET /subscriptions/plans': PLANS,
      'GET /payments/config': config,
      'GET /orders/business': [],
      'GET /orders/stats': STATS,
      'GET /menus/my/': [],
      'POST /subscriptions': { ...subscriptionOf(), client_secret: null, secret_kind: null },
      ...api,
    },
  });
};
const payment = async () => within(await screen.findByRole('region', { name: 'Pagesa' }));
const switchToYear = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Kalo në faturim vjetor' }));

afterEach(() => Reflect.deleteProperty(window, 'Stripe'));

describe('what a plan costs', () => {
  test('a new subscription begins with its trial', async () => {
    await open(null);
    const shown = await payment();
    expect(shown.getByText(/Sot paguan 0,00 €\. Pagesa e parë: 96,00 €/)).toBeVisible();
    // The emphasised button asks for no card.
    expect(shown.getByRole('button', { name: 'Nis provën pa kartë' })).toHaveClass('action');
    expect(shown.getByRole('button', { name: 'Nis provën me kartë' })).not.toHaveClass('action');
  });

  test('a plan that is chosen brings the keys to its payment, and another price leaves them', async () => {
    const { user } = await open(subscriptionOf());
    await switchToYear(user);
    expect(await screen.findByRole('region', { name: 'Pagesa' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /Mujore/ }));
    await user.click(screen.getByRole('radio', { name: /Vjetore/ }));
    expect(await screen.findByRole('region', { name: 'Pagesa' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Vjetore/ })).toHaveFocus();
  });

  test('a trial goes on to its end when the billing changes', async () => {
    const { user } = await open(subscriptionOf({ current_period_end: '2026-12-05T10:00:00.000Z' }));
    await switchToYear(user);
    const shown = await payment();
    expect(shown.getByText(/Sot nuk paguan asgjë\. Pagesa e parë: 96,00 € më 05\.12\.2026/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Abonohu' })).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Nis provën pa kartë' })).not.toBeInTheDocument();
  });

  test('time that was paid counts, and the known card pays or another one', async () => {
    const card = { brand: 'visa', last4: '4242' };
    const { user, sent } = await open(subscriptionOf({ status: 'active', card }));
    await switchToYear(user);
    const shown = await payment();
    expect(shown.getByText(/Sot paguan 96,00 €, pa vlerën e kohës së paguar/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Abonohu me kartë tjetër' })).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Abonohu me kartën Visa •••• 4242' }));
    expect(await screen.findByText(/Plani u ndërrua/)).toBeVisible();
    expect(sent('POST /subscriptions')[0]?.body).toEqual({
      plan_id: 'standard-year',
      payment_method_id: null,
    });
  });

  test.each([
    ['canceled', /Abonimi mbaroi më 01\.11\.2026/],
    ['incomplete_expired', /Pagesa e parë nuk u krye në kohë/],
  ] as const)('the trial is not promised again after one that is over (%s)', async (status, text) => {
    await open(subscriptionOf({ status, current_period_end: '2026-11-01T10:00:00.000Z' }));
    expect(await screen.findByText(text)).toBeVisible();
    const shown = await payment();
    expect(shown.getByText(/^Sot paguan 96,00 €\./)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Nis provën pa kartë' })).not.toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Abonohu' })).toBeInTheDocument();
  });

  test('where no cards are taken, nothing is promised that cannot be', async () => {
    await open(
      subscriptionOf({ status: 'canceled', current_period_end: '2026-11-01T10:00:00.000Z' }),
      NO_CARDS,
    );
    expect((await payment()).getByText('Pagesat me kartë nuk janë ende gati këtu.')).toBeVisible();
  });
});

describe('what was refused', () => {
  const REFUSED = { 'POST /subscriptions': failure(503, 'payment_unavailable', 'Pagesat nuk përgjigjen.') };

  test('is said once where a plan is taken back, not of the one that is looked at', async () => {
    const { user } = await open(subscriptionOf({ cancel_at_period_end: true }), CARDS, REFUSED);
    await switchToYear(user);
    await user.click(screen.getByRole('button', { name: 'Riabonohu' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Abonimi nuk u rifillua.');
    expect((await payment()).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is said of the plan that it was for', async () => {
    const { user } = await open(null, CARDS, REFUSED);
    await user.click((await payment()).getByRole('button', { name: 'Nis provën pa kartë' }));
    expect(await (await payment()).findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Mujore' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
