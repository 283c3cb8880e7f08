import { createOwner } from '../test/factories.ts';
import { listed, type Outcome, spread } from '../test/naughty-bodies.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

// What strings do to the server is tried here, not how long it waits for a database on a busy machine.
const server = testServer({ RATE_LIMITS: 'off' });

const DISHES = 100;

/** Menus whose dishes are called so, that searches find something. */
beforeAll(async () => {
  const { accessToken: token } = await createOwner(server, { tier: 'premium' });
  await listed(
    DISHES,
    (place) => `items.${place}.name`,
    async (texts) => {
      const items = texts.map((name) => ({ name, price: 1 }));
      return { answer: await send(server, 'POST', '/menus/', { token, body: { title: 'Emra', items } }) };
    },
  );
});

// product.md §83
test.each([
  ['menus', ['q', 'business_name', 'menu_title', 'city']],
  ['restaurants', ['cuisine_type', 'min_price', 'sort_by', 'skip']],
])('a search for %s takes every naughty string, or refuses it in words', async (list, fields) => {
  const outcomes = await spread(fields, async (values) => {
    const query = new URLSearchParams(
      Object.fromEntries(fields.map((field, place) => [field, values[place] ?? ''])),
    );
    return { answer: await send(server, 'GET', `/${list}/?${query}`) };
  });
  const isAnswered = ({ status }: Outcome) => status === 200 || status === 422;
  expect(outcomes.filter((one) => !isAnswered(one))).toEqual([]);
});
