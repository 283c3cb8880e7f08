import { request } from './request.ts';

/** How cards are taken in this installation. */
export const getPaymentConfig = (signal?: AbortSignal) =>
  request('GET /payments/config', {}, { access: 'public', signal });
