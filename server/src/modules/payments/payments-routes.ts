import { calls, type PaymentConfig } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { ledgerCsv, ledgerOf } from './ledger.ts';
import { type CardPayments, receiveEvent } from './webhook.ts';

const NO_CARDS: PaymentConfig = { provider: null, sandbox: false, publishable_key: null, script_url: null };

/** Registers the card settings and the ledger. */
export const registerPayments = (
  { register }: CallRegistry,
  database: Database,
  cards: CardPayments | undefined,
): void => {
  register(calls.payments.config, async (_request, { reply }) => {
    reply.header('cache-control', 'no-cache');
    return cards?.deps.provider.clientConfig ?? NO_CARDS;
  });
  register(calls.payments.ledger, ({ query }, { businessId }) => ledgerOf(database, businessId, query.month));
  register(calls.payments.ledgerCsv, ({ query }, { businessId, language, reply }) => {
    const name = `tavolina-${query.month ?? 'ledger'}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return ledgerCsv(database, businessId, query.month, language);
  });
};

/** Registers the provider's webhook. Its signature covers the raw body. */
export const registerWebhook = (
  app: FastifyInstance,
  { register }: CallRegistry,
  cards: CardPayments,
): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  register(calls.payments.stripeWebhook, async (_input, { reply }) => {
    const { body, headers } = reply.request;
    const signature = headers['stripe-signature'];
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    await receiveEvent(cards, bytes, typeof signature === 'string' ? signature : '');
  });
};
