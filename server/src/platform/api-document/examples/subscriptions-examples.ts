import type { Plan, Subscription } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';

const SUBSCRIPTION: Subscription = {
  plan_name: 'Standard',
  tier: 'standard',
  price: 10,
  interval: 'month',
  status: 'active',
  cancel_at_period_end: false,
  current_period_start: '2026-11-08T10:00:00.000Z',
  current_period_end: '2026-12-08T10:00:00.000Z',
  trial_available: false,
  card: { brand: 'visa', last4: '4242' },
};

const TO_CONFIRM = { client_secret: null, secret_kind: null };

const STANDARD: Plan = {
  id: 'standard-month',
  name: 'Standard',
  price: 10,
  interval: 'month',
  description: 'Porosi online për lokalin tënd.',
  features: ['5 menu, deri në 100 artikuj', 'Porosi online dhe pagesa me kartë', 'Statistika bazë'],
  trial_days: 14,
  product: 'standard',
  tier: 'standard',
  limits: { menus: 5, items: 100 },
  available: true,
};

/** Plans of businesses. */
export const subscriptionsExamples: AreaExamples<'subscriptions'> = {
  mine: {
    description: 'A business that never left the free plan has none.',
    answer: SUBSCRIPTION,
    failure: { code: 'not_found' },
  },
  invoices: {
    description:
      'Page and file are at the payment provider. A new bill may take a moment to be written; a place that never left the free plan has none.',
    answer: [
      {
        id: 'in_1RkT8f2eZvKYlo2C',
        number: 'A1B2C3D4-0002',
        amount: 10,
        status: 'paid',
        issued_at: '2026-11-01T08:00:00.000Z',
        page_url: 'https://invoice.stripe.com/i/acct_1/in_1RkT8f2eZvKYlo2C',
        pdf_url: 'https://pay.stripe.com/invoice/acct_1/in_1RkT8f2eZvKYlo2C/pdf',
      },
    ],
    failure: { code: 'payment_unavailable' },
  },
  usage: {
    answer: {
      tier: 'standard',
      menus: { used: 2, limit: 5 },
      items: { used: 61, limit: 100 },
      trial_available: false,
    },
    failure: { code: 'unauthorized' },
  },
  plans: {
    description: 'Texts are in the language of `Accept-Language`; limits of null mean unlimited.',
    answer: { standard: [STANDARD] },
    failure: { code: 'service_unavailable', retryAfter: 5 },
  },
  start: {
    description:
      'The first start of a person’s first place is a trial of 14 days, for which no card is needed; a further place has none. Where the answer holds a `client_secret`, the card is still to be confirmed with it in the browser. With `Idempotency-Key` the same request can be sent again safely.',
    headers: { 'idempotency-key': '0e9b7d42-6a3c-4f58-b1d9-c82f5e7a0364' },
    body: { plan_id: 'standard-month', payment_method_id: 'pm_1QxShembullVisa' },
    answer: { ...SUBSCRIPTION, ...TO_CONFIRM },
    failure: { code: 'card_required' },
  },
  changeCard: {
    body: { payment_method_id: 'pm_1QxShembullMastercard' },
    answer: { ...SUBSCRIPTION, card: { brand: 'mastercard', last4: '4444' }, ...TO_CONFIRM },
    failure: { code: 'card_declined' },
  },
  cancel: {
    description:
      'What was paid for stays until the end of the period; starting again before then resumes it.',
    failure: { code: 'not_found' },
  },
};
