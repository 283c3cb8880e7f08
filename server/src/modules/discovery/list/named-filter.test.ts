import type { MenuPage, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** Two places with pica, of which one takes orders and is open; one more that takes orders. */
beforeAll(async () => {
  const kitchen = async (name: string, tier: 'standard' | undefined, dish: string): Promise<string> => {
    const owner = await createOwner(server, { name, ...(tier && { tier }) });
    await createMenu(server, owner, { title: 'Menuja', sections: [], items: [{ name: dish, price: 500 }] });
    return owner.id;
  };
  const open = await kitchen('Te Porta', 'standard', 'Pica Margherita');
  await kitchen('Te Muri', undefined, 'Pica Kapriçoza');
  await kitchen('Te Liqeni', 'standard', 'Krap');
  await server.database.query(
    `INSERT INTO opening_hours (business_id, hours)
     VALUES ($1, '{"week":[[],[],[],[],[],[],[]],"pickup":null,"table":null,"special_days":[]}')`,
    [open],
  );
  await server.database.query(
    "INSERT INTO open_times (business_id, opens_at, closes_at) VALUES ($1, now() - interval '1 hour', now() + interval '1 day')",
    [open],
  );
});

const asked = async (list: 'menus' | 'restaurants', q: string, more = '') => {
  const { body } = await send(server, 'GET', `/${list}/?q=${encodeURIComponent(q)}${more}`);
  return body as MenuPage | RestaurantPage;
};

// product.md §533
test.each([
  ['hapur tani', { filter: 'open_now', q: '', total: 1 }],
  ['Open now?', { filter: 'open_now', q: '', total: 1 }],
  ['restorante hapur tani', { filter: 'open_now', q: 'restorante', total: 1 }],
  ['të hapura tani', { filter: 'open_now', q: '', total: 1 }],
  ['porosi online', { filter: 'takes_orders', q: '', total: 2 }],
  ['order online', { filter: 'takes_orders', q: '', total: 2 }],
  ['pica online order', { filter: 'takes_orders', q: 'pica', total: 1 }],
  ['pica me porosi online', { filter: 'takes_orders', q: 'pica', total: 1 }],
  ['me porosi pica', { filter: 'takes_orders', q: 'pica', total: 1 }],
  ['delivery', { filter: 'takes_orders', q: '', total: 2, is_delivery: true }],
  ['Dërgesë në shtëpi', { filter: 'takes_orders', q: '', total: 2, is_delivery: true }],
  ['dergesa pica', { filter: 'takes_orders', q: 'pica', total: 1, is_delivery: true }],
])('“%s” names a filter', async (q, named) => {
  expect((await asked('restaurants', q)).named_filter).toEqual(named);
  expect((await asked('menus', q)).named_filter).toEqual(named);
});

// product.md §533
test('a filter that is on, or that finds nothing, is not offered; nor is one for other words', async () => {
  expect(await asked('restaurants', 'open now', '&open_now=true')).not.toHaveProperty('named_filter');
  expect(await asked('restaurants', 'krap open now')).not.toHaveProperty('named_filter');
  expect(await asked('restaurants', 'pica')).not.toHaveProperty('named_filter');
  expect(await asked('restaurants', 'now open')).toHaveProperty('named_filter');
});

// product.md §533
test('words that name a filter are not taken for mistyped', async () => {
  const owner = await createOwner(server, { name: 'Te Gabimi' });
  await createMenu(server, owner, {
    title: 'Menuja',
    sections: [],
    items: [{ name: 'Hapuz Tane', price: 500 }],
  });
  expect((await asked('restaurants', 'hapuz tani')).total).toBe(1);
  expect((await asked('restaurants', 'hapuz tane hapur tani')).total).toBe(0);
});

// product.md §533
test.each(['hapur tani', 'open now', 'delivery'])('“%s” alone has all places below the offer', async (q) => {
  const { total, hints } = await asked('restaurants', q);
  expect([total, hints]).toEqual([(await asked('restaurants', '')).total, undefined]);
});

// product.md §533
test('beside the filter no other words are guessed', async () => {
  const { total, hints } = await asked('restaurants', 'porta online order');
  expect([total, hints?.queries]).toEqual([0, []]);
});
