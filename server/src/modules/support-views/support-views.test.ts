import { randomUUID } from 'node:crypto';
import type {
  Menu,
  OpenedView,
  OperatorActs,
  OperatorPlace,
  Profile,
  SupportView,
} from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { followEvents } from '../../test/live-events.ts';
import { send } from '../../test/send.ts';
import { openViewOf } from '../../test/support-view.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken, revokeAllTokens } from '../releases/teams/team-tokens.ts';

const server = testServer();
const REASON = 'Porositë nuk hapen';
const FIFTEEN_MS = 15 * MINUTE_MS;

let owner: TestOwner;
let operator: string;
let observer: string;

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard', name: 'Te Ura' });
  operator = await createToken(server.database, { name: 'Drita', part: null });
  observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
});

const profileBy = (token: string) => send(server, 'GET', '/users/profile', { token });
const end = (token: string) => send(server, 'POST', '/support-views/end', { body: { view_token: token } });
const endByOperator = (id: string, token = operator) =>
  send(server, 'DELETE', `/platform/views/${id}`, { token });
const placeSeen = async (): Promise<OperatorPlace> =>
  (await send(server, 'GET', `/platform/places/${owner.id}`, { token: operator })).body as OperatorPlace;
const actsOfViews = async () => {
  const { body } = await send(server, 'GET', '/platform/acts', { token: operator });
  return (body as OperatorActs).items.filter(({ act }) => act.startsWith('place_v') || act === 'view_ended');
};
const ENDED = { status: 401, body: { code: 'unauthorized' } };

// product.md §699
test.each([
  ['an operator', () => operator, 'Drita'],
  ['an observer', () => observer, 'Besa'],
])('%s opens a console with a reason, and that is recorded with its end', async (_who, token, name) => {
  const before = Date.now();
  const view = await openViewOf(server, owner.id, token());
  const tier = 'standard';
  expect(view).toEqual({
    id: expect.any(String),
    view_token: expect.stringMatching(/^tvv_[\w-]{43}$/),
    place: { id: owner.id, name: 'Te Ura' },
    subscription_tier: tier,
    ends_at: expect.any(String),
  });
  expect(Date.parse(view.ends_at)).toBeGreaterThanOrEqual(before + FIFTEEN_MS);
  expect(Date.parse(view.ends_at)).toBeLessThanOrEqual(Date.now() + FIFTEEN_MS);
  const [act] = await actsOfViews();
  expect(act).toMatchObject({
    act: 'place_viewed',
    acted_by: name,
    about: owner.id,
    place: { id: owner.id, name: 'Te Ura' },
    reason: REASON,
    until: view.ends_at,
  });
  expect(await profileBy(view.view_token)).toMatchObject({
    status: 200,
    body: { business_name: 'Te Ura', email: owner.email } satisfies Partial<Profile>,
  });
});

// product.md §699
test('without a reason, a place or the right token nothing is opened', async () => {
  const open = (token: string, body: object, id = owner.id) =>
    send(server, 'POST', `/platform/places/${id}/views`, { token, body });
  const team = await createToken(server.database, { name: 'diner', part: 'remote-diner' });
  expect(await open(operator, { reason: ' ' })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ field: 'reason' }] },
  });
  expect(await open(operator, { reason: REASON }, randomUUID())).toMatchObject({
    status: 404,
    body: { code: 'place_not_found' },
  });
  expect(await open(team, { reason: REASON })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await open(owner.accessToken, { reason: REASON })).toMatchObject(ENDED);
  const { view_token } = await openViewOf(server, owner.id, operator);
  expect(await open(view_token, { reason: REASON })).toMatchObject(ENDED);
  expect((await placeSeen()).views).toHaveLength(1);
});

// product.md §699
test('of the token only the hash is stored', async () => {
  const { id, view_token } = await openViewOf(server, owner.id, operator);
  const { rows } = await server.database.query(
    'SELECT hash, v::text AS row FROM support_views v WHERE id = $1',
    [id],
  );
  expect(rows[0]?.hash).toEqual(hashSecret(view_token));
  expect(rows[0]?.row).not.toContain(view_token);
});

// product.md §701
test('it ends after a quarter of an hour', async () => {
  const { view_token } = await openViewOf(server, owner.id, operator);
  server.advance(FIFTEEN_MS - MINUTE_MS);
  expect(await profileBy(view_token)).toMatchObject({ status: 200 });
  server.advance(MINUTE_MS);
  expect(await profileBy(view_token)).toMatchObject(ENDED);
  server.advance(-FIFTEEN_MS);
});

// product.md §701
test('whoever opened it ends it, and then it was no longer than that', async () => {
  const view = await openViewOf(server, owner.id, observer);
  expect(await end(view.view_token)).toMatchObject({ status: 204 });
  expect(await profileBy(view.view_token)).toMatchObject(ENDED);
  const [act] = await actsOfViews();
  expect(act?.until && act.until < view.ends_at).toBe(true);
  const ended = (await placeSeen()).views?.[0]?.ends_at;
  expect(await end(view.view_token)).toMatchObject({ status: 204 });
  expect(await end('tvv_unknown')).toMatchObject({ status: 204 });
  expect((await placeSeen()).views?.[0]?.ends_at).toBe(ended);
});

// product.md §701
test('an operator ends it and an observer may not, and that is recorded once', async () => {
  const { id, view_token } = await openViewOf(server, owner.id, observer);
  expect(await endByOperator(id, observer)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const team = await createToken(server.database, { name: 'diner', part: 'remote-diner' });
  expect(await endByOperator(id, team)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await endByOperator(id, view_token)).toMatchObject(ENDED);
  expect(await endByOperator(randomUUID())).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await endByOperator(id)).toMatchObject({ status: 204 });
  expect(await profileBy(view_token)).toMatchObject(ENDED);
  expect(await endByOperator(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await actsOfViews()).slice(0, 2)).toMatchObject([
    { act: 'view_ended', acted_by: 'Drita', about: owner.id, reason: null },
    { act: 'place_viewed', acted_by: 'Besa' },
  ]);
});

// product.md §701
test('it ends with the token of who opened it, and with the last person of the place', async () => {
  const lost = await createToken(server.database, { name: 'Ilir', part: null });
  const { view_token } = await openViewOf(server, owner.id, lost);
  const other = await openViewOf(server, owner.id, operator);
  await revokeAllTokens(server.database, 'Ilir');
  // A new token for the same name opens nothing again.
  await createToken(server.database, { name: 'Ilir', part: null });
  expect(await profileBy(view_token)).toMatchObject(ENDED);
  expect(await profileBy(other.view_token)).toMatchObject({ status: 200 });
  expect((await placeSeen()).views).toMatchObject([
    { opened_by: 'Drita', is_open: true },
    { opened_by: 'Ilir', is_open: false },
  ]);
  await server.database.query('DELETE FROM memberships WHERE business_id = $1', [owner.id]);
  expect(await profileBy(other.view_token)).toMatchObject(ENDED);
  expect(
    await send(server, 'POST', `/platform/places/${owner.id}/views`, {
      token: operator,
      body: { reason: REASON },
    }),
  ).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
  await server.database.query('DELETE FROM businesses WHERE id = $1', [owner.id]);
  expect(await profileBy(other.view_token)).toMatchObject(ENDED);
});

// product.md §700
test('a view of one place reads nothing of another, also of the same owner', async () => {
  const second = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, second);
  await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: second.accessToken,
    body: { is_published: 'draft' },
  });
  const { body: order } = await send(server, 'POST', '/orders', {
    body: orderBody(await createMenu(server, second)),
  });
  await server.database.query(
    `INSERT INTO memberships (user_id, business_id, role, created_at) VALUES ($1, $2, 'owner', now())`,
    [owner.id, second.id],
  );
  const { view_token: token } = await openViewOf(server, owner.id, operator);
  for (const path of [
    `/menus/${menu.id}`,
    `/menus/${menu.id}/price-changes`,
    `/menus/user/${second.id}`,
    `/orders/business/${(order as { id: string }).id}`,
  ])
    expect([path, (await send(server, 'GET', path, { token })).status]).toEqual([path, 404]);
  expect((await send(server, 'GET', '/menus/my', { token })).body).toEqual([]);
  expect(await send(server, 'GET', '/orders/business', { token })).toMatchObject({ status: 200, body: [] });
});

// product.md §701
test('nothing that a view reads counts as its owner’s', async () => {
  const seenBefore = await send(server, 'GET', '/auth/sessions', { token: owner.accessToken });
  const { view_token: token } = await openViewOf(server, owner.id, operator);
  const menu = await createMenu(server, owner);
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  server.advance(MINUTE_MS);
  for (const path of [
    '/orders/business',
    `/orders/business/${(body as { id: string }).id}`,
    '/availability/state',
  ])
    expect(await send(server, 'GET', path, { token })).toMatchObject({ status: 200 });
  server.advance(-MINUTE_MS);
  const { rows } = await server.database.query(
    `SELECT (SELECT count(*)::int FROM console_signs WHERE business_id = $1) AS signs,
       (SELECT count(*)::int FROM orders WHERE business_id = $1 AND seen_at IS NOT NULL) AS seen`,
    [owner.id],
  );
  expect(rows).toEqual([{ signs: 0, seen: 0 }]);
  const seenAfter = await send(server, 'GET', '/auth/sessions', { token: owner.accessToken });
  expect(seenAfter.body).toEqual(seenBefore.body);
});

// product.md §701
test('live changes reach it until it is ended', async () => {
  const menu: Menu = await createMenu(server, owner);
  const { id, view_token: token } = await openViewOf(server, owner.id, operator);
  const events = await followEvents(server.api, '/orders/business/events', token);
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu) });
  expect(await events.next()).toMatchObject({ type: 'order.placed', order_id: (body as { id: string }).id });
  await endByOperator(id);
  await events.ended();
  expect(await send(server, 'GET', '/orders/business/events', { token })).toMatchObject(ENDED);
});

// product.md §703
test('the owner reads when support viewed the console and why, the latest first, and not who', async () => {
  const list = async () =>
    (await send(server, 'GET', '/support-views', { token: owner.accessToken })).body as SupportView[];
  expect(await list()).toEqual([]);
  const first = await openViewOf(server, owner.id, operator);
  server.advance(MINUTE_MS);
  const second: OpenedView = await openViewOf(server, owner.id, observer);
  server.advance(-MINUTE_MS);
  expect(await list()).toEqual(
    [second, first].map(({ id, ends_at }) => ({
      ...{ id, ends_at, reason: REASON },
      opened_at: new Date(Date.parse(ends_at) - FIFTEEN_MS).toISOString(),
    })),
  );
  const other = await createOwner(server);
  expect((await send(server, 'GET', '/support-views', { token: other.accessToken })).body).toEqual([]);
  expect(await send(server, 'GET', '/support-views')).toMatchObject(ENDED);
});

// product.md §700
test('a view makes so many calls in a minute, and its owner’s stay', async () => {
  const { id, view_token } = await openViewOf(server, owner.id, operator);
  await server.database.query(
    `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 600, now() + interval '1 minute')`,
    [`support-view:${id}`],
  );
  expect(await profileBy(view_token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(await profileBy(owner.accessToken)).toMatchObject({ status: 200 });
});

test('what begins like the token of a view is no other', async () => {
  expect(await profileBy('tvv_')).toMatchObject(ENDED);
  expect(await profileBy('tvv_ x')).toMatchObject(ENDED);
});
