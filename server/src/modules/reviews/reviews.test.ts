import type { Menu } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

const EMAIL = 'arta.k@shembull.al';

let owner: TestOwner;
let menu: Menu;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const placeOrder = async (): Promise<string> =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;

const setStatus = (id: string, status: string) =>
  send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body: { status } });

const deliver = async (): Promise<string> => {
  const id = await placeOrder();
  expect((await setStatus(id, 'completed')).status).toBe(200);
  return id;
};

const review = (id: string, body: object, headers: Record<string, string> = {}) =>
  send(server, 'POST', `/orders/customer/${id}/review`, { body: { email: EMAIL, ...body }, headers });

const rating = async () => {
  const { rows } = await server.database.query<{ sum: number; count: number }>(
    'SELECT rating_sum AS sum, rating_count AS count FROM businesses WHERE id = $1',
    [owner.id],
  );
  return rows[0];
};

test('a delivered order is reviewed, and the review stands with the order', async () => {
  const id = await deliver();
  const before = await send(server, 'GET', `/orders/customer/${id}?email=${EMAIL}`);
  expect(before.body).toMatchObject({ review: null });

  const { status, body } = await review(id, {
    rating: 4,
    comment: ' Shumë mirë ',
    email: EMAIL.toUpperCase(),
  });
  expect([status, body]).toMatchObject([200, { rating: 4, comment: 'Shumë mirë' }]);
  const { created_at, editable_until } = body as { created_at: string; editable_until: string };
  expect(Date.parse(editable_until) - Date.parse(created_at)).toBe(7 * DAY_MS);

  const after = await send(server, 'GET', `/orders/customer/${id}?email=${EMAIL}`);
  expect(after.body).toMatchObject({ review: { rating: 4, comment: 'Shumë mirë' } });
  expect(await rating()).toEqual({ sum: 4, count: 1 });
});

// product.md §49
test('it can be changed for seven days; the place’s rating moves by the difference', async () => {
  const id = await deliver();
  await review(id, { rating: 2, comment: 'Ftohtë' });
  server.advance(6 * DAY_MS);
  expect((await review(id, { rating: 5 })).body).toMatchObject({ rating: 5, comment: null });
  expect(await rating()).toEqual({ sum: 5, count: 1 });
  server.advance(2 * DAY_MS);
  expect(await review(id, { rating: 1 })).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
  expect(await rating()).toEqual({ sum: 5, count: 1 });
});

test.each(['pending', 'ready', 'cancelled'])('an order that is %s cannot be reviewed', async (status) => {
  const id = await placeOrder();
  await setStatus(id, status);
  const refused = await review(id, { rating: 5 }, { 'accept-language': 'en' });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'order_not_delivered',
      detail: 'You can review an order once you have picked it up.',
    },
  });
  expect(await rating()).toEqual({ sum: 0, count: 0 });
});

// product.md §49
test.each(['cancelled', 'ready'])(
  'a review stays its diner’s, and counts, when the order is set to %s afterwards',
  async (status) => {
    const id = await deliver();
    await review(id, { rating: 1, comment: 'Ftohtë' });
    await setStatus(id, status);
    expect(await rating()).toEqual({ sum: 1, count: 1 });
    expect(await review(id, { rating: 3 })).toMatchObject({ status: 200, body: { rating: 3 } });
    expect(await rating()).toEqual({ sum: 3, count: 1 });
  },
);

test('a wrong e-mail and an unknown order are the same 404, and guessing is limited', async () => {
  const id = await deliver();
  const wrong = await review(id, { rating: 1, email: 'tjeter@shembull.al' });
  const unknown = await review('K7MQ-4XTD', { rating: 1 });
  expect(wrong.status).toBe(404);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  for (let attempt = 0; attempt < 4; attempt += 1) await review(id, { rating: 1, email: 'x@shembull.al' });
  expect((await review(id, { rating: 1 })).status).toBe(429);
  expect(await rating()).toEqual({ sum: 0, count: 0 });
});

test.each([
  ['no rating', {}],
  ['no star', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 4.5 }],
  ['a number as text', { rating: '5' }],
  ['a comment without end', { rating: 5, comment: 'a'.repeat(501) }],
])('a review with %s is refused', async (_, body) => {
  const refused = await review(await deliver(), body);
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
});

test('ten parallel reviews of one order are one', async () => {
  const id = await deliver();
  const stars = Array.from({ length: 10 }, (_, index) => 1 + (index % 5));
  const answers = await Promise.all(stars.map((value) => review(id, { rating: value })));
  expect(answers.map(({ status }) => status)).toContain(200);
  const { rows } = await server.database.query<{ rating: number }>(
    'SELECT rating FROM reviews WHERE order_id = $1',
    [id],
  );
  expect(await rating()).toEqual({ sum: rows[0]?.rating, count: 1 });
});

test('three reviews show a rating to everybody', async () => {
  const place = async () => {
    const { body } = await send(server, 'GET', '/restaurants/?limit=100');
    return (body as { items: { id: string }[] }).items.find(({ id }) => id === owner.id);
  };
  for (const value of [5, 4]) await review(await deliver(), { rating: value });
  expect(await place()).toMatchObject({ rating: null, reviews_count: 2 });
  await review(await deliver(), { rating: 5 });
  let shown = await place();
  while ((shown as { reviews_count?: number })?.reviews_count !== 3) shown = await place();
  expect(shown).toMatchObject({ rating: 4.7, reviews_count: 3 });
});
