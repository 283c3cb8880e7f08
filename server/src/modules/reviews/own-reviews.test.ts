import { LIMITS, type Menu, type OwnReview, type PlacePage } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { holdLock } from '../../test/held-lock.ts';
import { runCommand } from '../../test/run-command.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { hideReview, listReportedReviews } from './hide-review.ts';

const server = testServer();

let owner: TestOwner;
let menu: Menu;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const ask = (method: string, path: string, body?: object, who = owner) =>
  send(server, method, path, { token: who.accessToken, ...(body && { body }) });

/** A delivered order with a review; its id. */
const reviewed = async (rating: number, comment: string): Promise<string> => {
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string };
  await ask('PATCH', `/orders/business/${id}`, { status: 'completed' });
  const body = { email: orderBody(menu).customer_email, rating, comment };
  expect((await send(server, 'POST', `/orders/customer/${id}/review`, { body })).status).toBe(200);
  return id;
};

const list = async (query = '') =>
  (await ask('GET', `/reviews/business${query}`)).body as { items: OwnReview[]; total: number };

const page = async (query = ''): Promise<PlacePage> => {
  const { body } = await send(server, 'GET', `/menus/${menu.id}`);
  const { slug } = (body as Menu).business;
  return (await send(server, 'GET', `/places/${slug}${query}`)).body as PlacePage;
};

/** What everybody reads, as soon as each process knows of a change. */
const shows = (expected: object): Promise<void> =>
  eventually(async () => expect(await page()).toMatchObject(expected));

// product.md §518
test('everybody reads all reviews of a place, page by page', async () => {
  const written = Array.from({ length: LIMITS.shownReviews + 1 }, (_, index) => `Vlerësimi ${index}`);
  for (const comment of written) await reviewed(4, comment);
  const commentsOf = async (query?: string) => (await page(query)).reviews.map(({ comment }) => comment);
  const latest = written.toReversed();
  await shows({ reviews_count: latest.length });
  expect(await commentsOf()).toEqual(latest.slice(0, -1));
  expect(await commentsOf('?reviews=2')).toEqual(latest.slice(-1));
  expect(await commentsOf('?reviews=3')).toEqual([]);
});

// product.md §477
test('an owner reads the reviews with the names of their guests, the latest first, page by page', async () => {
  const first = await reviewed(3, 'Ftohtë');
  const second = await reviewed(5, 'Shumë mirë');
  const { customer_name } = orderBody(menu);
  expect(await list()).toMatchObject({
    items: [
      { order_id: second, rating: 5, comment: 'Shumë mirë', customer_name, answer: null, reported_at: null },
      { order_id: first, rating: 3, comment: 'Ftohtë' },
    ],
    total: 2,
  });
  expect(await list('?skip=1&limit=1')).toMatchObject({ items: [{ order_id: first }], total: 2 });
});

// product.md §477
test('an answer stands below the review for its diner and on the place’s page, changed and taken back', async () => {
  const id = await reviewed(3, 'Ftohtë');
  const path = `/reviews/business/${id}/answer`;
  expect(await ask('PUT', path, { text: ' Na vjen keq. ' })).toMatchObject({
    status: 200,
    body: { order_id: id, answer: { text: 'Na vjen keq.' } },
  });
  await shows({ reviews: [{ rating: 3, comment: 'Ftohtë', answer: { text: 'Na vjen keq.' } }] });
  expect(JSON.stringify((await page()).reviews)).not.toContain(orderBody(menu).customer_name);
  const { customer_email } = orderBody(menu);
  const tracked = await send(server, 'GET', `/orders/customer/${id}?email=${customer_email}`);
  expect(tracked.body).toMatchObject({ review: { answer: { text: 'Na vjen keq.' } } });

  await ask('PUT', path, { text: 'Ejani sërish!' });
  expect((await ask('DELETE', path)).body).toMatchObject({ answer: null });
  expect((await ask('DELETE', path)).status).toBe(200);
  await shows({ reviews: [{ answer: null }] });
});

test.each([
  ['nothing', { text: '   ' }],
  ['no text', {}],
  ['a list', { text: ['a'] }],
  ['a novel', { text: 'a'.repeat(501) }],
  ['a null byte', { text: 'a\u0000' }],
])('an answer with %s is refused', async (_, body) => {
  const id = await reviewed(5, 'Mirë');
  expect(await ask('PUT', `/reviews/business/${id}/answer`, body)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  });
});

test('a change of the review by its diner keeps the answer', async () => {
  const id = await reviewed(2, 'Ftohtë');
  await ask('PUT', `/reviews/business/${id}/answer`, { text: 'Na vjen keq.' });
  const body = { email: orderBody(menu).customer_email, rating: 4 };
  expect((await send(server, 'POST', `/orders/customer/${id}/review`, { body })).body).toMatchObject({
    rating: 4,
    answer: { text: 'Na vjen keq.' },
  });
});

// product.md §478
test('a reported review stays until an operator hides it; hidden it does not count, and it can come back', async () => {
  for (const comment of ['Mirë', 'Mirë', 'Mirë']) await reviewed(5, comment);
  const insult = await reviewed(1, 'Një fyerje');
  const reported = await ask('PUT', `/reviews/business/${insult}/report`, { reason: 'Fyen kamerierin' });
  expect(reported).toMatchObject({ status: 200, body: { reported_at: expect.any(String), hidden_at: null } });
  await shows({ rating: 4, reviews_count: 4 });
  expect(await listReportedReviews(server.database)).toEqual(
    expect.arrayContaining([expect.objectContaining({ order_id: insult, report_reason: 'Fyen kamerierin' })]),
  );

  const hide = (hiding: Parameters<typeof hideReview>[2]) =>
    transaction(server.database, (client) => hideReview(client, insult, hiding));
  const hiding = { by: 'Drita', at: new Date(), reason: 'Fyerje' };
  expect([await hide(hiding), await hide(hiding)]).toEqual([true, false]);
  const good = { comment: 'Mirë' };
  await shows({ rating: 5, reviews_count: 3, reviews: [good, good, good] });
  expect((await list()).items[0]).toMatchObject({ order_id: insult, hidden_at: expect.any(String) });
  // Its diner may still change it, which moves no rating.
  const body = { email: orderBody(menu).customer_email, rating: 2, comment: 'Një fyerje' };
  await send(server, 'POST', `/orders/customer/${insult}/review`, { body });
  await shows({ rating: 5, reviews_count: 3 });

  expect(await hide(null)).toBe(true);
  await shows({ rating: 4.3, reviews_count: 4 });
});

// product.md §478
test('stars that a diner changes while an operator hides them do not count', async () => {
  for (const comment of ['Mirë', 'Mirë', 'Mirë']) await reviewed(5, comment);
  const insult = await reviewed(1, 'Një fyerje');
  const lock = await holdLock(server, `SELECT FROM reviews WHERE order_id = '${insult}' FOR UPDATE`);
  const hiding = { by: 'Drita', at: new Date(), reason: 'Fyerje' };
  const hidden = transaction(server.database, (client) => hideReview(client, insult, hiding));
  await lock.waiting(1);
  const body = { email: orderBody(menu).customer_email, rating: 4, comment: 'Një fyerje' };
  const changed = send(server, 'POST', `/orders/customer/${insult}/review`, { body });
  await lock.waiting(2);
  await lock.release();
  expect([await hidden, (await changed).status]).toEqual([true, 200]);
  await shows({ rating: 5, reviews_count: 3 });
});

// product.md §478
test('an operator hides and shows a review by a command, with a name and a reason', async () => {
  const insult = await reviewed(1, 'Një fyerje');
  await ask('PUT', `/reviews/business/${insult}/report`, { reason: 'Fyen kamerierin' });
  const command = (...args: string[]) => runCommand('reviews', args, { DATABASE_URL: server.databaseUrl });
  expect(await command('hide', insult, '--by', 'Drita')).toMatchObject({ code: 1 });
  // product.md §623
  const long = await command('hide', insult, '--by', 'Drita', '--reason', 'f'.repeat(501));
  expect(long).toEqual({ code: 1, said: '--reason has 1 to 500 characters.\n' });
  expect((await list()).items).toMatchObject([{ hidden_at: null }]);
  const typed = insult.toLowerCase().replace('-', '');
  expect(await command('hide', typed, '--by', 'Drita', '--reason', 'Fyerje')).toEqual({
    code: 0,
    said: `The review of ${insult} is hidden.\n`,
  });
  expect((await list()).items).toMatchObject([{ hidden_at: expect.any(String), hidden_reason: 'Fyerje' }]);
  const { said } = await command('list');
  for (const part of [insult, 'hidden by Drita', 'Një fyerje', 'Fyen kamerierin'])
    expect(said).toContain(part);
  expect((await command('show', insult)).code).toBe(0);
  expect(await command('show', insult)).toMatchObject({ code: 1, said: expect.stringContaining(insult) });
  expect((await list()).items).toMatchObject([{ hidden_at: null, hidden_reason: null }]);
  // product.md §539
  const { rows } = await server.database.query(
    'SELECT act, acted_by, reason FROM operator_acts WHERE about = $1 ORDER BY id',
    [insult],
  );
  expect(rows).toEqual([
    { act: 'review_hidden', acted_by: 'Drita', reason: 'Fyerje' },
    { act: 'review_shown', acted_by: expect.any(String), reason: null },
  ]);
});
