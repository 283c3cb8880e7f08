import type { Item, Menu, MenuPage, OrderPlaced, RestaurantPage } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { eventually } from '../../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { jobsDone } from '../../../test/jobs-done.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { countPopularJob } from './popular-upkeep.ts';

const server = testServer({ RATE_LIMITS: 'off' });
// The count of the start would find what a test has ordered so far.
beforeAll(() => jobsDone(server, countPopularJob));

const NAMES = [
  ...['Tavë kosi', 'Byrek', 'Fërgesë', 'Qofte', 'Dhallë', 'Ujë'],
  ...['Turshi', 'Japrak', 'Pite', 'Sallatë'],
];

let places = 0;
/** A place with a menu of these dishes, under a name of its own. */
const open = async () => {
  places += 1;
  const name = `Vendi ${String.fromCodePoint(64 + places).repeat(6)}`;
  const owner = await createOwner(server, { tier: 'standard', name });
  const items = NAMES.map((dish) => ({ name: dish, price: 100 }));
  return { owner, menu: await createMenu(server, owner, { sections: [], items }) };
};

/** Places orders, each of these dishes. */
const order = async (menu: Menu, times: number, ...names: string[]): Promise<string[]> => {
  const items = names.map((name) => {
    const item = itemsOf(menu).find((each) => each.name === name);
    return { menu_item_id: item?.id, quantity: 1 };
  });
  const placed: string[] = [];
  for (let each = 0; each < times; each += 1) {
    const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
    expect(status).toBe(201);
    placed.push((body as OrderPlaced).id);
  }
  return placed;
};

const popular = async ({ id }: Menu): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/menus/${id}`);
  return itemsOf(body as Menu)
    .filter(({ is_popular }: Item) => is_popular)
    .map(({ name }) => name);
};
const onCards = async ({ name }: TestOwner) => {
  const q = encodeURIComponent(name);
  const menus = (await send(server, 'GET', `/menus/?q=${q}`)).body as MenuPage;
  const found = (await send(server, 'GET', `/restaurants/?q=${q}`)).body as RestaurantPage;
  return [menus.items[0]?.popular, found.items[0]?.popular];
};

/** Counts, and waits until a menu says what it then should. */
const counted = async (menu: Menu, expected: readonly string[]): Promise<void> => {
  await server.jobs.send(server.database, countPopularJob, {});
  await eventually(async () => expect(await popular(menu)).toEqual(expected));
};

// product.md §497, §498
test('what stands out by orders is popular, in the menu and on cards, until it stands out no more', async () => {
  const { owner, menu } = await open();
  await order(menu, 6, 'Tavë kosi', 'Tavë kosi');
  await order(menu, 5, 'Byrek', 'Ujë');
  await order(menu, 1, 'Fërgesë', 'Qofte', 'Dhallë');
  expect(await popular(menu)).toEqual([]);
  expect(await onCards(owner)).toEqual([undefined, undefined]);
  // 19 orders of dishes, of six dishes: 3.2 on average.
  await counted(menu, ['Tavë kosi', 'Byrek', 'Ujë']);
  await eventually(async () => {
    const [ofMenu, ofPlace] = await onCards(owner);
    expect(ofMenu).toHaveLength(2);
    expect(ofMenu?.[0]).toBe('Tavë kosi');
    expect(ofPlace).toEqual(ofMenu);
  });
  const { body } = await send(server, 'GET', `/menus/${menu.id}`, { token: owner.accessToken });
  expect((body as Menu).version).toBe(menu.version);

  await order(menu, 4, 'Fërgesë', 'Qofte', 'Dhallë');
  await counted(menu, []);
});

// product.md §528
test('cards name what is popular in all languages that its place offers', async () => {
  const owner = await createOwner(server, { tier: 'standard', name: 'Vendi i gjuhëve' });
  const languages = await send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { content_languages: ['sq', 'en'] },
  });
  expect(languages.status).toBe(200);
  const translations = { en: { name: 'Baked lamb' }, de: { name: 'Gebackenes Lamm' } };
  const dish = { name: 'Tavë kosi', price: 100, translations };
  const others = NAMES.slice(1).map((name) => ({ name, price: 100 }));
  const menu = await createMenu(server, owner, { sections: [], items: [dish, ...others] });
  await order(menu, 6, dish.name);
  await order(menu, 1, 'Byrek', 'Ujë', 'Qofte');
  await counted(menu, [dish.name]);
  const q = encodeURIComponent(owner.name);
  await eventually(async () => {
    for (const list of ['menus', 'restaurants']) {
      const { body } = await send(server, 'GET', `/${list}/?q=${q}`);
      expect((body as MenuPage | RestaurantPage).items[0]?.popular_dishes).toEqual([
        { name: dish.name, translations: { en: { name: 'Baked lamb' } } },
      ]);
    }
  });
});

// product.md §497
test('at most three of a menu are popular, and no dish with too few orders is', async () => {
  const most = await open();
  await order(most.menu, 9, 'Tavë kosi', 'Byrek', 'Fërgesë', 'Qofte');
  await order(most.menu, 1, 'Tavë kosi', 'Byrek', 'Fërgesë', ...NAMES.slice(4));
  const few = await open();
  await order(few.menu, 4, 'Tavë kosi');
  await order(few.menu, 1, 'Byrek', 'Ujë');
  await counted(most.menu, ['Tavë kosi', 'Byrek', 'Fërgesë']);
  expect(await popular(few.menu)).toEqual([]);
});

// product.md §497
test('cancelled orders do not count, nor those of more than 30 days ago', async () => {
  const { owner, menu } = await open();
  const byrek = await order(menu, 5, 'Byrek');
  const tave = await order(menu, 5, 'Tavë kosi');
  await order(menu, 5, 'Fërgesë');
  await order(menu, 1, 'Qofte', 'Dhallë', 'Ujë');
  const cancelled = await send(server, 'PATCH', `/orders/business/${tave[0]}`, {
    token: owner.accessToken,
    body: { status: 'cancelled' },
  });
  expect(cancelled.status).toBe(200);
  await server.database.query('UPDATE orders SET created_at = $2 WHERE id = $1', [
    byrek[0],
    new Date(Date.now() - 31 * DAY_MS),
  ]);
  await counted(menu, ['Fërgesë']);
});
