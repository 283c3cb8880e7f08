import type { Queryable } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { tellTills } from '../../integrations/webhooks-service.ts';
import type { ItemRow } from '../menu-rows.ts';
import type { MenuContent } from '../save/menu-document.ts';
import { untilOf } from './sold-out-times.ts';

type Stock = Pick<ItemRow, 'available' | 'sold_out_until'> & Partial<Pick<ItemRow, 'stock'>>;

const isOffered = ({ available, sold_out_until, stock }: Stock): boolean =>
  available && sold_out_until === null && stock?.left !== 0;

/** An item of a menu, and whether it can be had. */
type StockedItem = Stock & { menuId: string; id: string; name: string };

/** Whether an item is sold out in another way than before, or no longer. */
export const hasStockChanged = (before: Stock, after: Stock): boolean =>
  isOffered(before) !== isOffered(after) ||
  before.available !== after.available ||
  before.sold_out_until !== after.sold_out_until;

/** Tells the tills of a place whether an item can be had, in the transaction of the change (product.md §365). */
export const tellStock = (
  client: Queryable,
  jobs: Jobs,
  businessId: string,
  { menuId, id, name, ...stock }: StockedItem,
): Promise<void> => {
  const item = { id, name, menu_id: menuId };
  const { sold_out_until: until } = stock;
  return tellTills(client, jobs, {
    businessId,
    type: isOffered(stock) ? 'item.available' : 'item.sold_out',
    data: () => (isOffered(stock) ? item : { ...item, until: until === null ? null : untilOf(until) }),
  });
};

/** The same for a menu that was saved: each item that it says something else of. */
export const tellSavedStock = async (
  client: Queryable,
  jobs: Jobs,
  { businessId, menuId }: { businessId: string; menuId: string },
  { before, after }: { before: MenuContent; after: MenuContent },
): Promise<void> => {
  const had = new Map(before.items.map(({ id, available }) => [id, available]));
  for (const { id, name, available } of after.items)
    if (had.has(id) && had.get(id) !== available)
      await tellStock(client, jobs, businessId, { menuId, id, name, available, sold_out_until: null });
};
