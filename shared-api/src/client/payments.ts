import { request } from './request.ts';

/** The card settings of this installation. */
export const getPaymentConfig = (signal?: AbortSignal) =>
  request('GET /payments/config', {}, { access: 'public', signal });

/** Card payments of a month in Tirana (`YYYY-MM`), or of all months. */
export const getLedger = (month: string | undefined, signal?: AbortSignal) =>
  request('GET /payments/ledger', { query: { month } }, { access: 'owner', signal });

/** The same as CSV, with headings in the caller's language. */
export const getLedgerCsv = (month: string | undefined) =>
  request('GET /payments/ledger.csv', { query: { month } }, { access: 'owner' });
