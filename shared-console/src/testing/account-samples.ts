import { type Ledger, ownBusiness, type PlanUsage, profile, sampleOf } from '@tavolina/shared-api/contract';

/** Answer of a login. */
export const SESSION = {
  access_token: 'access',
  refresh_token: 'refresh',
  token_type: 'bearer' as const,
  user_id: 'oxhaku',
  business_id: 'oxhaku',
  email: 'owner@tavolina.test',
  subscription_tier: 'standard' as const,
};

/** The signed-in place. */
export const PROFILE = sampleOf(profile, {
  id: 'oxhaku',
  business_id: 'oxhaku',
  email: 'owner@tavolina.test',
  business_name: 'Oxhaku i Gjyshes',
  telephone: '+355 69 000 0000',
  address: 'Rruga e Kavajës 112',
  city: 'Tiranë',
  postal_code: '1001',
  created_at: '2026-01-05T08:00:00.000Z',
  subscription_tier: 'standard',
});

/** The signed-in place, as the list of the owner's places has it. */
export const PLACE = sampleOf(ownBusiness, {
  id: 'oxhaku',
  business_name: 'Oxhaku i Gjyshes',
  city: 'Tiranë',
  role: 'owner',
  is_current: true,
});

/** The device of who is signed in, as the account lists it. */
export const DEVICE = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer' as const,
  signed_in_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
  is_current: true,
};

/** What two orders paid by card came to; one of them was given back. */
export const LEDGER: Ledger = {
  currency: 'EUR',
  gross: 1250,
  refunded: 12.76,
  disputed: 0,
  payable: 1237.24,
  orders: [
    {
      order_id: 'K7MQ-4XTD',
      customer_name: 'Arta K.',
      lines: [
        {
          name: 'Margherita',
          quantity: 2,
          choices: [
            { option_id: 'o1', within: null, group: 'Madhësia', name: 'E madhe' },
            { option_id: 'o2', within: null, group: 'Shtesa', name: 'Djathë' },
            { option_id: 'o3', within: null, group: 'Shtesa', name: 'Sallam' },
          ],
        },
        { name: 'Trileçe', quantity: 1, choices: [] },
      ],
      paid_at: '2026-11-20T12:12:00.000Z',
      gross: 12.76,
      refunded: 12.76,
      disputed: 0,
      payable: 0,
    },
    {
      order_id: 'P3WN-8HJC',
      customer_name: 'Dritan H.',
      paid_at: '2026-11-19T18:30:00.000Z',
      gross: 1237.24,
      refunded: 0,
      disputed: 0,
      payable: 1237.24,
    },
  ],
};

/** What the owner has of a plan that has room for more. */
export const USAGE: PlanUsage = {
  tier: 'standard',
  menus: { used: 1, limit: 5 },
  items: { used: 42, limit: 100 },
  trial_available: true,
};
