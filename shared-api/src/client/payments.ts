import { request } from './request.ts';

/** How cards are taken in this installation. */
export const getPaymentConfig = (signal?: AbortSignal) =>
  request('GET /payments/config', {}, { access: 'public', signal });

/** What cards brought the business in a month in Tirane (`YYYY-MM`), or in all of them. */
export const getLedger = (month: string | undefined, signal?: AbortSignal) =>
  request('GET /payments/ledger', { query: { month } }, { access: 'owner', signal });

/** The same as a table, headed in the caller's language. */
export const getLedgerCsv = (month: string | undefined) =>
  request('GET /payments/ledger.csv', { query: { month } }, { access: 'owner' });
