import type { PolicyOrigins } from '../pages/content-security-policy.ts';
import type { PaymentSettings } from './settings.ts';

const NONE = { connect: [], images: [], scripts: [], frames: [] };

/** Origins of Stripe: its script, its frames, and the address that card data is sent to. */
const STRIPE: PolicyOrigins = {
  connect: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/**
 * Origins that pages need for card payments.
 * @param apiBaseUrl a path, or an absolute URL whose origin serves the sandbox's client
 */
export const paymentOrigins = (settings: PaymentSettings, apiBaseUrl: string): PolicyOrigins => {
  if (settings.kind === 'stripe') return STRIPE;
  if (settings.kind === 'none' || !URL.canParse(apiBaseUrl)) return NONE;
  return { ...NONE, scripts: [new URL(apiBaseUrl).origin] };
};
