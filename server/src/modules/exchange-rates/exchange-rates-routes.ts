import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { exchangeRates } from './exchange-rates-service.ts';

/** Serves the exchange rates. */
export const registerExchangeRates = ({ register }: CallRegistry, database: Database): void => {
  register(calls.discovery.exchangeRates, async (_request, { reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return exchangeRates(database);
  });
};
