import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';

/** Who processes card payments: Stripe, our sandbox that moves no money, or nobody. */
export type PaymentSettings =
  | { kind: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string }
  /** `daysAhead`: how far the server's clock is ahead, to watch trials and renewals pass. */
  | { kind: 'sandbox'; daysAhead: number }
  | { kind: 'none' };

/** Environment variables about payments. */
export const paymentEnvironment = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  PAYMENTS_SANDBOX: z.enum(['1', '0']).optional(),
  PAYMENTS_SANDBOX_DAYS_AHEAD: z.coerce.number().min(0).max(3650).optional(),
};

type PaymentEnvironment = z.output<z.ZodObject<typeof paymentEnvironment>>;

const NEEDED = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const withoutKeys = (env: PaymentEnvironment, production: boolean): PaymentSettings => {
  const isOn = env.PAYMENTS_SANDBOX === undefined ? !production : env.PAYMENTS_SANDBOX === '1';
  return isOn ? { kind: 'sandbox', daysAhead: env.PAYMENTS_SANDBOX_DAYS_AHEAD ?? 0 } : { kind: 'none' };
};

const withKeys = (env: PaymentEnvironment): PaymentSettings => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    const missing = NEEDED.filter((key) => !env[key]);
    throw new ConfigError(`Card payments need all of ${NEEDED.join(', ')}; missing: ${missing.join(', ')}.`);
  }
  if (env.PAYMENTS_SANDBOX === '1')
    throw new ConfigError('PAYMENTS_SANDBOX=1 contradicts the STRIPE_ settings: remove one of them.');
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
};

/**
 * Reads the payment settings: Stripe when keys are set, else the sandbox. In production the sandbox must be
 * switched on explicitly.
 * @throws {ConfigError} when only some of the keys are set, or settings of the sandbox while it is off (product.md §58)
 */
export const readPaymentSettings = (env: PaymentEnvironment, production: boolean): PaymentSettings => {
  const settings = NEEDED.some((key) => env[key]) ? withKeys(env) : withoutKeys(env, production);
  if (settings.kind !== 'sandbox' && env.PAYMENTS_SANDBOX_DAYS_AHEAD !== undefined)
    throw new ConfigError('PAYMENTS_SANDBOX_DAYS_AHEAD is for the payment sandbox, which is off.');
  return settings;
};
