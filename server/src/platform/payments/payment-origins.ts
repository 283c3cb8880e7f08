import type { PolicyOrigins } from '../pages/content-security-policy.ts';
import type { PaymentSettings } from './settings.ts';

const NONE = { connect: [], images: [], scripts: [], frames: [] };

/** Where Stripe's own client comes from, shows its fields and the bank's questions, and sends cards to. */
const STRIPE: PolicyOrigins = {
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * Origins that pages need for card payments.
 * @param apiBaseUrl a path, or a whole address on whose origin the sandbox's client lives
 */
export const paymentOrigins = (settings: PaymentSettings, apiBaseUrl: string): PolicyOrigins => {
  if (settings.kind === 'stripe') return STRIPE;
  if (settings.kind === 'none' || !URL.canParse(apiBaseUrl)) return NONE;
  return { ...NONE, scripts: [new URL(apiBaseUrl).origin] };
};
