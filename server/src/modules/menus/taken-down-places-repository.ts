import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';
import type { TakingDown } from './taken-down-repository.ts';

/** Whether a place was taken down, when and why; undefined where there is no such place. */
export const findTakenDown = (client: Queryable, id: string) =>
  db(client)
    .selectFrom('businesses')
    .select(['taken_down_at', 'taken_down_reason'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Takes a place down, or puts it back; false where it is so already. */
export const markPlace = async (
  client: Queryable,
  id: string,
  taking: TakingDown | undefined,
): Promise<boolean> => {
  const marked = await db(client)
    .updateTable('businesses')
    .set({
      taken_down_at: taking?.at ?? null,
      taken_down_reason: taking?.reason ?? null,
      updated_at: NOW,
    })
    .where('id', '=', id)
    .where('taken_down_at', taking ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
};

const changedMenus = (client: Queryable, businessId: string) =>
  db(client)
    .updateTable('menus')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: NOW }))
    .where('business_id', '=', businessId)
    .where('taken_down_at', 'is', null)
    .returning('id');

/** Withdraws the published menus of a place, and notes that they were. Returns their ids. */
export const holdMenus = async (client: Queryable, businessId: string): Promise<string[]> => {
  const rows = await changedMenus(client, businessId)
    .set({ is_published: false, was_published: true })
    .where('is_published', '=', true)
    .execute();
  return rows.map(({ id }) => id);
};

/** Publishes the menus of a place that were, but for those that are taken down themselves. Returns their ids. */
export const showMenus = async (client: Queryable, businessId: string): Promise<string[]> => {
  const rows = await changedMenus(client, businessId)
    .set({ is_published: true, was_published: false })
    .where('was_published', '=', true)
    .execute();
  return rows.map(({ id }) => id);
};
