import { type RequestInput, request } from './request.ts';

/** Prices of a menu that come on a day, the next first. */
export const getPriceChanges = (id: string, signal?: AbortSignal) =>
  request('GET /menus/{id}/price-changes', { params: { id } }, { access: 'owner', signal });

/** Plans prices for a day, changes or cancels them; answers all that come (product.md §471). */
export const planPriceChanges = (
  id: string,
  changes: RequestInput<'PATCH /menus/{id}/price-changes'>['body']['changes'],
) => request('PATCH /menus/{id}/price-changes', { params: { id }, body: { changes } }, { access: 'owner' });
