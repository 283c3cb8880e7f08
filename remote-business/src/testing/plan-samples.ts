import type { Plan, Subscription } from '@tavolina/shared-api/contract';

const planOf = (tier: Plan['tier'], name: string, interval: Plan['interval'], price: number): Plan => ({
  id: price === 0 ? 'free' : `${tier}-${interval}`,
  name,
  price,
  interval,
  description: '',
  features: ['Menu digjitale'],
  trial_days: tier === 'basic' ? 0 : 14,
  product: tier,
  tier,
  limits: {
    basic: { menus: 1, items: 30 },
    standard: { menus: 5, items: 100 },
    premium: { menus: null, items: null },
  }[tier],
  available: tier !== 'premium',
});

/** What the server offers. */
export const PLANS: Record<string, Plan[]> = {
  basic: [planOf('basic', 'Free', 'month', 0)],
  standard: [planOf('standard', 'Standard', 'month', 10), planOf('standard', 'Standard', 'year', 96)],
  premium: [planOf('premium', 'Premium', 'month', 25), planOf('premium', 'Premium', 'year', 240)],
};

/** An installation that takes no cards. */
export const NO_CARDS = { provider: null, sandbox: false, publishable_key: null, script_url: null };

/** An installation whose cards the sandbox takes. */
export const CARDS = {
  provider: 'stripe' as const,
  sandbox: true,
  publishable_key: 'pk_test_tavolina',
  script_url: '/sandbox/stripe.js',
};

/** A subscription in its trial. */
export const subscriptionOf = (subscription: Partial<Subscription> = {}): Subscription => ({
  plan_name: 'Standard',
  tier: 'standard',
  price: 10,
  interval: 'month',
  status: 'trialing',
  cancel_at_period_end: false,
  current_period_start: new Date(Date.now() - 5 * 86_400_000).toISOString(),
  current_period_end: new Date(Date.now() + 9 * 86_400_000 - 60_000).toISOString(),
  trial_available: false,
  card: null,
  ...subscription,
});
