import { type RequestInput, request } from './request.ts';

/** How many are left, to how many it is set each day, and what the owner saw (product.md §439). */
type StockChange = RequestInput<'PUT /menus/{id}/items/{itemId}/stock'>['body'];

/**
 * Says how many of an item are left. The menu's version stays.
 * @throws {ApiError} `version_conflict` with the item as it is, where other many are left than `seen`
 */
export const setItemStock = (id: string, itemId: string, body: StockChange) =>
  request('PUT /menus/{id}/items/{itemId}/stock', { params: { id, itemId }, body }, { access: 'owner' });

/** The same for an option of a group of choices. */
export const setOptionStock = (id: string, optionId: string, body: StockChange) =>
  request(
    'PUT /menus/{id}/options/{optionId}/stock',
    { params: { id, optionId }, body },
    { access: 'owner' },
  );
