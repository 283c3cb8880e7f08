import type { Queryable } from '../../platform/database/database.ts';
import { db, NOW } from '../../platform/database/db.ts';

/** When a menu is taken down and why; who did it stands among the acts. */
export interface TakingDown {
  at: Date;
  reason: string;
}

const COLUMNS = ['id', 'business_id', 'title', 'is_published', 'taken_down_at', 'taken_down_reason'] as const;

/** A menu with whether it was taken down. */
export const findForOperators = (client: Queryable, id: string) =>
  db(client).selectFrom('menus').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The menus of a place with whether they were taken down, the oldest first. */
export const listForOperators = (client: Queryable, businessId: string) =>
  db(client)
    .selectFrom('menus')
    .select(COLUMNS)
    .where('business_id', '=', businessId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A menu as operators read it. */
export type MenuForOperators = Awaited<ReturnType<typeof listForOperators>>[number];

/** A change of a menu, which its owner sees as a new version. */
const changed = (client: Queryable, id: string) =>
  db(client)
    .updateTable('menus')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: NOW }))
    .where('id', '=', id)
    .returning(COLUMNS);

/** Takes a menu down, and notes whether it was published, be it held with its place; undefined where it is down already. */
export const markTakenDown = (client: Queryable, id: string, { at, reason }: TakingDown) =>
  changed(client, id)
    .set((eb) => ({
      was_published: eb.or([eb.ref('is_published'), eb.ref('was_published')]).$castTo<boolean>(),
      is_published: false,
    }))
    .set({ taken_down_at: at, taken_down_reason: reason })
    .where('taken_down_at', 'is', null)
    .executeTakeFirst();

/** Puts a menu back as it was; undefined where it was not taken down. */
export const markPutBack = (client: Queryable, id: string) =>
  changed(client, id)
    .set((eb) => ({ is_published: eb.ref('was_published'), was_published: false }))
    .set({ taken_down_at: null, taken_down_reason: null })
    .where('taken_down_at', 'is not', null)
    .executeTakeFirst();
