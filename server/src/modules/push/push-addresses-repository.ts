import type { PushSubscriptionKeys } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Ids of the orders that a browser follows, in the order in which they are locked. */
export const ordersFollowedBy = async (client: Queryable, endpoint: string): Promise<string[]> => {
  const devices = await db(client)
    .selectFrom('push_devices')
    .select('order_id')
    .where('endpoint', '=', endpoint)
    .where('order_id', 'is not', null)
    .orderBy('order_id')
    .$narrowType<{ order_id: string }>()
    .execute();
  return devices.map(({ order_id }) => order_id);
};

/** Removes a browser by its old address where it is there by its new one: from an order, and from earlier owners. */
export const deleteReplaced = async (client: Queryable, old: string, endpoint: string): Promise<void> => {
  await db(client)
    .deleteFrom('push_devices as d')
    .where('d.endpoint', '=', old)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_devices as n')
          .select('n.id')
          .where('n.endpoint', '=', endpoint)
          .whereRef('n.order_id', 'is not distinct from', 'd.order_id'),
      ),
    )
    .execute();
};

/** Gives a browser its new address and keys wherever it is known. */
export const setAddress = async (
  client: Queryable,
  old: string,
  { endpoint, keys }: PushSubscriptionKeys,
): Promise<void> => {
  await db(client)
    .updateTable('push_devices')
    .set({ endpoint, ...keys })
    .where('endpoint', '=', old)
    .execute();
};
