import { LIMITS, type Menu, type OwnReview, type ReportedReviews } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let token: string;

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});
beforeEach(async () => {
  await server.database.query('DELETE FROM reviews');
  await server.database.query('UPDATE businesses SET rating_sum = 0, rating_count = 0');
});

const written = async (rating = 1): Promise<string> => {
  const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string };
  await send(server, 'PATCH', `/orders/business/${id}`, {
    token: owner.accessToken,
    body: { status: 'completed' },
  });
  const body = { email: orderBody(menu).customer_email, rating, comment: 'Një fyerje' };
  expect((await send(server, 'POST', `/orders/customer/${id}/review`, { body })).status).toBe(200);
  return id;
};
const report = (id: string, reason = 'Fyen kamerierin') =>
  send(server, 'PUT', `/reviews/business/${id}/report`, { token: owner.accessToken, body: { reason } });
const reported = async (): Promise<string> => {
  const id = await written();
  await report(id);
  server.advance(1_000);
  return id;
};

const list = async (query = '', who = token): Promise<ReportedReviews> => {
  const { status, body } = await send(server, 'GET', `/platform/reviews${query}`, { token: who });
  expect([status, body]).toEqual([200, body]);
  return body as ReportedReviews;
};
const decide = (id: string, body: object, who = token): Promise<Received> =>
  send(server, 'PUT', `/platform/reviews/${id}/decision`, { token: who, body });
const hide = (id: string, reason = 'Fyerje') => decide(id, { decision: 'hide', reason });
const letStand = (id: string) => decide(id, { decision: 'let_stand' });

const actsOf = async (id: string) =>
  (
    await server.database.query(
      'SELECT act, acted_by, reason FROM operator_acts WHERE about = $1 ORDER BY id',
      [id],
    )
  ).rows;
const ratingCount = async (): Promise<unknown> =>
  (await server.database.query('SELECT rating_count AS n FROM businesses WHERE id = $1', [owner.id])).rows[0];

// product.md §557
test('reported reviews are listed with place and reason, the latest report first, page by page', async () => {
  await written();
  const ids: string[] = [];
  for (let at = 0; at <= LIMITS.reportedReviews; at += 1) ids.unshift(await reported());
  const first = await list();
  expect(first.items.map(({ order_id }) => order_id)).toEqual(ids.slice(0, -1));
  expect(first.items[0]).toMatchObject({
    place: { id: owner.id },
    rating: 1,
    comment: 'Një fyerje',
    report_reason: 'Fyen kamerierin',
    state: 'open',
  });
  const rest = await list(`?before=${first.next}`);
  expect(rest.items.map(({ order_id }) => order_id)).toEqual(ids.slice(-1));
  expect(rest.next).toBeNull();
});

// product.md §558
test('an operator hides a reported review with a reason, which its owner reads, and shows it again', async () => {
  const id = await reported();
  expect(await decide(id, { decision: 'hide', reason: '  ' })).toMatchObject({ status: 422 });
  const hidden = { status: 200, body: { state: 'hidden', hidden_by: 'Drita', hidden_reason: 'Fyerje' } };
  expect(await hide(id)).toMatchObject(hidden);
  expect(await hide(id, 'Tjetër')).toMatchObject(hidden);
  expect(await ratingCount()).toEqual({ n: 0 });
  const own = await send(server, 'GET', '/reviews/business', { token: owner.accessToken });
  expect((own.body as { items: OwnReview[] }).items).toMatchObject([{ hidden_reason: 'Fyerje' }]);

  expect(await letStand(id)).toMatchObject({ body: { state: 'stands', hidden_by: null } });
  expect(await ratingCount()).toEqual({ n: 1 });
  expect(await actsOf(id)).toEqual([
    { act: 'review_hidden', acted_by: 'Drita', reason: 'Fyerje' },
    { act: 'review_shown', acted_by: 'Drita', reason: null },
  ]);
});

// product.md §558
test('a review that was let stand is open again once it is reported again', async () => {
  const id = await reported();
  expect(await letStand(id)).toMatchObject({ status: 200, body: { state: 'stands' } });
  expect(await letStand(id)).toMatchObject({ status: 200, body: { state: 'stands' } });
  expect(await actsOf(id)).toEqual([{ act: 'review_kept', acted_by: 'Drita', reason: null }]);
  expect(await ratingCount()).toEqual({ n: 1 });
  server.advance(1_000);
  await report(id, 'Vërtet fyen');
  expect((await list()).items).toMatchObject([{ state: 'open', report_reason: 'Vërtet fyen' }]);
});

// product.md §538, §557, §558
test('observers look and decide nothing, teams do not look, and what nobody reported is not decided', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  const id = await reported();
  expect(await list('', observer)).toMatchObject({ items: [{ order_id: id }], may_decide: false });
  expect(await list()).toMatchObject({ may_decide: true });
  for (const who of [observer, team])
    expect(await decide(id, { decision: 'let_stand' }, who)).toMatchObject({ status: 403 });
  expect(await send(server, 'GET', '/platform/reviews', { token: team })).toMatchObject({ status: 403 });
  expect(await hide(await written())).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await actsOf(id)).toEqual([]);
});
