import type { Currency } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, records } from '../../../platform/database/db.ts';

/** Prices of an item or an option from the beginning of a day on; amounts in minor units. */
export interface ComingPrices {
  thing_id: string;
  /** A day in Tirane, `2026-12-01`. */
  starts_on: string;
  prices: Partial<Record<Currency, number>>;
}

interface ComingRow {
  thing_id: string;
  starts_on: string;
  currency: Currency;
  price_minor: number;
}

const DAY: RawBuilder<string> = sql`to_char(starts_on, 'YYYY-MM-DD')`;

/** By what a coming price is told from others of its menu. */
export const keyOf = ({ thing_id, starts_on }: Pick<ComingPrices, 'thing_id' | 'starts_on'>): string =>
  `${starts_on} ${thing_id}`;

const byThingAndDay = (rows: readonly ComingRow[]): ComingPrices[] => {
  const coming = new Map<string, ComingPrices>();
  for (const { thing_id, starts_on, currency, price_minor } of rows) {
    const key = keyOf({ thing_id, starts_on });
    const prices = { ...coming.get(key)?.prices, [currency]: price_minor };
    coming.set(key, { thing_id, starts_on, prices });
  }
  return [...coming.values()];
};

/** All that comes of a menu, the next day first; also of parts that the menu no longer has, and may have again (product.md §474). */
export const listComing = async (database: Queryable, menuId: string): Promise<ComingPrices[]> => {
  const rows = await db(database, 'list-price-changes')
    .selectFrom('price_changes')
    .select(['thing_id', 'currency', 'price_minor', DAY.as('starts_on')])
    .where('menu_id', '=', menuId)
    .orderBy('price_changes.starts_on')
    .orderBy('thing_id')
    .execute();
  return byThingAndDay(rows);
};

/** Makes these what comes of a menu, and nothing else. */
export const replaceComing = async (
  client: Queryable,
  menuId: string,
  coming: readonly ComingPrices[],
): Promise<void> => {
  await db(client).deleteFrom('price_changes').where('menu_id', '=', menuId).execute();
  const rows = coming.flatMap(({ thing_id, starts_on, prices }) =>
    Object.entries(prices).map(([currency, price_minor]) => ({
      menu_id: menuId,
      thing_id,
      starts_on,
      currency: currency as Currency,
      price_minor,
    })),
  );
  const columns = ['menu_id', 'thing_id', 'starts_on', 'currency', 'price_minor'] as const;
  await db(client)
    .insertInto('price_changes')
    .columns(columns)
    .expression((eb) =>
      eb
        .selectFrom(records('price_changes', rows).as('n'))
        .select(columns.map((column) => `n.${column}` as const)),
    )
    .execute();
};

/** Takes away what has come of a menu on a day or before, and answers it, the first day first. */
export const takeDue = async (client: Queryable, menuId: string, today: string): Promise<ComingPrices[]> => {
  const rows = await db(client)
    .deleteFrom('price_changes')
    .where('menu_id', '=', menuId)
    .where('starts_on', '<=', sql<Date>`${today}::date`)
    .returning(['thing_id', 'currency', 'price_minor', DAY.as('starts_on')])
    .execute();
  return byThingAndDay(rows.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on)));
};

/** Menus of which prices have come on a day or before. */
export const listDueMenus = async (database: Queryable, today: string): Promise<string[]> => {
  const rows = await db(database, 'list-menus-with-new-prices')
    .selectFrom('price_changes')
    .select('menu_id')
    .distinct()
    .where('starts_on', '<=', sql<Date>`${today}::date`)
    .execute();
  return rows.map(({ menu_id }) => menu_id);
};

/** The same, of the menus of some items; in the order in which they are to be locked. */
export const listDueMenusOfItems = async (
  client: Queryable,
  itemIds: readonly string[],
  today: string,
): Promise<string[]> => {
  const rows = await db(client, 'list-ordered-menus-with-new-prices')
    .selectFrom('items as i')
    .innerJoin('price_changes as c', 'c.menu_id', 'i.menu_id')
    .select('c.menu_id')
    .distinct()
    .where('i.id', '=', anyOf(itemIds))
    .where('c.starts_on', '<=', sql<Date>`${today}::date`)
    .orderBy('c.menu_id')
    .execute();
  return rows.map(({ menu_id }) => menu_id);
};
