import type { MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Equal times are the whole day, so that no hour of the day matters. */
const ALWAYS = [{ opens: '00:00', closes: '00:00' }];
const put = async (owner: TestOwner, path: string, body: object): Promise<void> => {
  expect((await send(server, 'PUT', path, { token: owner.accessToken, body })).status).toBe(200);
};

/** A place with one menu of one dish; the newest one comes first in a list of menus. */
const place = async (name: string, { takesOrders = true, hours = ALWAYS as typeof ALWAYS | null } = {}) => {
  const owner = await createOwner(server, takesOrders ? { tier: 'standard', name } : { name });
  await createMenu(server, owner, { title: name, sections: [], items: [{ name: 'Tavë kosi', price: 500 }] });
  if (hours) {
    const week = Array.from({ length: 7 }, () => hours);
    await put(owner, '/availability/hours', {
      hours: { week, pickup: null, table: null, special_days: [] },
      version: 0,
    });
  }
  return owner;
};

beforeAll(async () => {
  await place('Closed', { hours: [] });
  await place('Shows its menu', { takesOrders: false, hours: null });
  await place('Open without orders', { takesOrders: false });
  const paused = await place('Paused');
  await put(paused, '/availability/pause', { span: 'for_an_hour', note: '' });
  await place('Without hours', { hours: null });
  await place('Open');
});

const PLACES = ['Open', 'Without hours', 'Open without orders', 'Paused', 'Closed', 'Shows its menu'];
const MENUS = ['Open', 'Without hours', 'Paused', 'Open without orders', 'Closed', 'Shows its menu'];

const restaurants = async (query: string): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/restaurants/?${query}`);
  return (body as RestaurantPage).items.map(({ business_name }) => business_name);
};
const menus = async (query: string): Promise<string[]> => {
  const { body } = await send(server, 'GET', `/menus/?${query}`);
  return (body as MenuPage).items.map(({ title }) => title);
};

// product.md §116
test('a list that nobody sorted begins with who takes orders now, then who is open, then who takes orders later', async () => {
  expect(await restaurants('limit=20')).toEqual(PLACES);
  expect(await menus('limit=20')).toEqual(MENUS);
});

// product.md §116
test.each([1, 2, 4])('pages of %i have every place once, in the same order', async (limit) => {
  const pages = async (list: typeof menus) => {
    const skips = Array.from({ length: Math.ceil(PLACES.length / limit) + 1 }, (_, page) => page * limit);
    return (await Promise.all(skips.map((skip) => list(`limit=${limit}&skip=${skip}`)))).flat();
  };
  expect(await pages(restaurants)).toEqual(PLACES);
  expect(await pages(menus)).toEqual(MENUS);
});

// product.md §116
test('a chosen sorting stays as it was chosen, and a filter keeps the order of what it leaves', async () => {
  expect(await restaurants('limit=20&sort_by=business_name')).toEqual([...PLACES].sort());
  expect(await menus('limit=20&sort_by=title')).toEqual([...MENUS].sort());
  expect(await restaurants('limit=20&open_now=true')).toEqual(['Open', 'Open without orders', 'Paused']);
  expect(await menus('limit=20&takes_orders=true')).toEqual(['Open', 'Without hours', 'Paused', 'Closed']);
  expect(await restaurants('limit=20&business_name=open')).toEqual(['Open', 'Open without orders']);
});

// product.md §310
test('of equal matches of words those come first that take orders now, then those that take them later', async () => {
  for (const list of [restaurants, menus]) {
    const found = await list('limit=20&q=tave');
    expect(found.slice(0, 2).sort()).toEqual(['Open', 'Without hours']);
    expect(found.slice(2, 4).sort()).toEqual(['Closed', 'Paused']);
    expect(found.slice(4).sort()).toEqual(['Open without orders', 'Shows its menu']);
  }
});

// product.md §288
test('lists say until when a place takes no orders, also without hours', async () => {
  const quiet = await place('Tired', { hours: null });
  await put(quiet, '/availability/pause', { span: 'for_an_hour', note: '' });
  const { body } = await send(server, 'GET', '/restaurants/?limit=20');
  const paused = (body as RestaurantPage).items.filter(({ paused_until }) => paused_until);
  expect(paused.map(({ business_name }) => business_name).sort()).toEqual(['Paused', 'Tired']);
  expect(paused.map(({ is_open }) => is_open).sort()).toEqual([null, true]);
});
