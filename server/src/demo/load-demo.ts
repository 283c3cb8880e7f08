import { randomBytes, randomUUID } from 'node:crypto';
import { type CreateMenuRequest, convertMinor } from '@tavolina/shared-api/contract';
import { hashPassword } from '../modules/identity/password.ts';
import { menuContent } from '../modules/menus/menu-content.ts';
import { insertContent, insertMenu, refreshMenus } from '../modules/menus/menus-repository.ts';
import { type Database, type Queryable, transaction } from '../platform/database/database.ts';
import { NEIGHBOURS } from './content/neighbours.ts';
import { OXHAKU_I_GJYSHES } from './content/oxhaku-i-gjyshes.ts';
import { demoOrders, type Liveliness } from './demo-orders.ts';
import { insertDemoOrders, orderableDishes } from './demo-repository.ts';
import type { DemoBusiness, DemoItem, DemoMenu } from './demo-types.ts';

const PASSWORD = 'Tavolina-2026!';
const RATES = { ALL: 98, USD: 1.16, GBP: 0.87, EUR: 1 };

const itemRequest = ({ name, description, lek, eur, usd, gbp, soldOut }: DemoItem) => ({
  name,
  description,
  price: lek,
  available: soldOut !== true,
  additional_prices: {
    ...(eur && { EUR: eur / 100 }),
    ...(usd && { USD: usd / 100 }),
    ...(gbp && { GBP: gbp / 100 }),
  },
});

const menuRequest = (menu: DemoMenu): CreateMenuRequest => ({
  title: menu.title,
  description: menu.description,
  cuisine_type: menu.cuisine,
  category: menu.category,
  price_range: menu.priceRange,
  default_currency: 'ALL',
  sections: menu.sections.map(({ title, hidden, items }) => ({
    title,
    description: '',
    display: hidden !== true,
    items: items.map(itemRequest),
  })),
  items: (menu.items ?? []).map(itemRequest),
});

const insertPlace = async (
  client: Queryable,
  place: DemoBusiness,
  passwordHash: string,
): Promise<{ id: string; menuIds: string[] }> => {
  const menuIds: string[] = [];
  const id = randomUUID();
  await client.query(
    `INSERT INTO businesses (id, email, password_hash, business_name, telephone, address, city, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      place.email,
      passwordHash,
      place.name,
      place.telephone,
      place.address,
      place.city,
      place.description,
    ],
  );
  if (place.tier === 'standard')
    await client.query(
      `INSERT INTO subscriptions (business_id, plan_id, tier, status, current_period_start, current_period_end)
       VALUES ($1, 'standard-month', 'standard', 'active', now(), now() + interval '30 days')`,
      [id],
    );
  for (const menu of place.menus) {
    const menuId = randomUUID();
    const request = menuRequest(menu);
    await insertMenu(client, menuId, id, request);
    if (menu.draft) await client.query('UPDATE menus SET is_published = false WHERE id = $1', [menuId]);
    await insertContent(client, menuId, menuContent(request, RATES));
    menuIds.push(menuId);
  }
  return { id, menuIds };
};

/** The places people order at most; the others have a quiet week, and some hardly any reviews. */
const LIVELY: Record<string, Liveliness> = {
  'Oxhaku i Gjyshes': { recent: 31, older: 60, rating: 4.8 },
  'Pirun e Det': { recent: 8, older: 30, rating: 4.6 },
  'Rrugica Napoli': { recent: 7, older: 24, rating: 4.5 },
  'Furra e Hënës': { recent: 9, older: 28, rating: 4.7 },
  'Kopsht & Kripë': { recent: 4, older: 16, rating: 4.5 },
  'Sushi Jon': { recent: 4, older: 14, rating: 4.4 },
  'Te Hurma': { recent: 1, older: 1, rating: 5 },
};
const QUIET: Liveliness = { recent: 3, older: 10, rating: 4.2 };

const insertOrdersOf = async (
  client: Queryable,
  place: DemoBusiness,
  id: string,
  now: number,
): Promise<void> => {
  const dishes = (await orderableDishes(client, id)).map(({ own_euro, ...dish }) => ({
    ...dish,
    euro_minor: own_euro ?? convertMinor(dish.lek_minor, 'ALL', 'EUR', RATES),
  }));
  await insertDemoOrders(
    client,
    demoOrders({ id, name: place.name, dishes }, LIVELY[place.name] ?? QUIET, now),
    RATES.ALL,
  );
};

/** Fills a database without businesses with the demo town, all or nothing; any other is left alone. */
export const loadDemo = async (database: Database): Promise<void> => {
  const password = await hashPassword(PASSWORD);
  const unusable = await hashPassword(randomBytes(32).toString('hex'));
  await transaction(database, async (client) => {
    await client.query('LOCK TABLE businesses IN EXCLUSIVE MODE');
    const { rowCount } = await client.query('SELECT 1 FROM businesses LIMIT 1');
    if (rowCount) return;
    const menuIds: string[] = [];
    for (const place of [OXHAKU_I_GJYSHES, ...NEIGHBOURS]) {
      const inserted = await insertPlace(client, place, place.login ? password : unusable);
      menuIds.push(...inserted.menuIds);
      if (place.tier === 'standard') await insertOrdersOf(client, place, inserted.id, Date.now());
    }
    await refreshMenus(client, menuIds);
  });
};
