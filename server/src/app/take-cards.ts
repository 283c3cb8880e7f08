import type { FastifyInstance } from 'fastify';
import { createOrderPayments } from '../modules/payments/pay-orders.ts';
import { startPaymentUpkeep } from '../modules/payments/payment-upkeep.ts';
import type { CardPayments } from '../modules/payments/webhook.ts';
import { startSubscriptionUpkeep } from '../modules/subscriptions/subscription-upkeep.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { registerSandbox } from '../sandbox/sandbox-routes.ts';
import { openPayments } from './open-payments.ts';

/** Opens the payment provider of orders and subscriptions; undefined where none is set. */
export const takeCards = async (
  app: FastifyInstance,
  {
    config,
    background,
    ...deps
  }: { config: Config; background: Database; database: Database; jobs: Jobs; clock: Clock },
): Promise<CardPayments | undefined> => {
  const { provider, sandbox } = await openPayments(config, {
    ...deps,
    background,
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode;
    },
  });
  if (sandbox) await registerSandbox(app, sandbox);
  if (!provider) return undefined;
  const warn = (line: string): void => app.log.warn(line);
  const paymentDeps = { ...deps, provider, warn };
  const payments = createOrderPayments(paymentDeps);
  const billing = { ...deps, provider: provider.subscriptions, warn };
  const upkeepDeps = { ...paymentDeps, database: background };
  startPaymentUpkeep(upkeepDeps, createOrderPayments(upkeepDeps));
  startSubscriptionUpkeep({ ...billing, database: background });
  return { deps: paymentDeps, payments, billing };
};
