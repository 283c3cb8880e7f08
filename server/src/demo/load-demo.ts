import { randomBytes, randomUUID } from 'node:crypto';
import type { CreateMenuRequest } from '@tavolina/shared-api/contract';
import { hashPassword } from '../modules/identity/password.ts';
import { menuContent } from '../modules/menus/menu-content.ts';
import { insertContent, insertMenu, refreshMenus } from '../modules/menus/menus-repository.ts';
import { type Database, type Queryable, transaction } from '../platform/database/database.ts';
import { NEIGHBOURS } from './content/neighbours.ts';
import { OXHAKU_I_GJYSHES } from './content/oxhaku-i-gjyshes.ts';
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
): Promise<string[]> => {
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
  return menuIds;
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
      menuIds.push(...(await insertPlace(client, place, place.login ? password : unusable)));
    }
    await refreshMenus(client, menuIds);
  });
};
