import { calls, type PaymentConfig } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';

const NO_CARDS: PaymentConfig = { provider: null, sandbox: false, publishable_key: null, script_url: null };

/** Serves how cards are taken. */
export const registerPayments = ({ register }: CallRegistry, provider: PaymentProvider | undefined): void => {
  register(calls.payments.config, async (_request, { reply }) => {
    reply.header('cache-control', 'no-cache');
    return provider?.clientConfig ?? NO_CARDS;
  });
};
