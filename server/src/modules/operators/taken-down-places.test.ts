import type { DecidedPlace, Menu, MenuCard, OperatorPlace } from '@tavolina/shared-api/contract';
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
});
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'premium' });
  menu = await createMenu(server, owner);
});

const decide = (body: object, who = token, id = owner.id): Promise<Received> =>
  send(server, 'PUT', `/platform/places/${id}/decision`, { token: who, body });
const takeDown = (reason = 'Ky lokal nuk ekziston') => decide({ decision: 'take_down', reason });
const putBack = () => decide({ decision: 'put_back' });
const decideMenu = (body: object) =>
  send(server, 'PUT', `/platform/menus/${menu.id}/decision`, { token, body });
const place = async (who = token) =>
  (await send(server, 'GET', `/platform/places/${owner.id}`, { token: who })).body as OperatorPlace;
const order = (language = 'sq') =>
  send(server, 'POST', '/orders', { body: orderBody(menu), headers: { 'accept-language': language } });
const statusOf = async (path: string) => (await send(server, 'GET', path)).status;
const isListed = async () => {
  const { body } = await send(server, 'GET', `/places?ids=${owner.id}`);
  return (body as { items: unknown[] }).items.length > 0;
};
const publish = (is_published: string) =>
  send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body: { is_published } });
const ownCards = async () =>
  (await send(server, 'GET', '/menus/my/', { token: owner.accessToken })).body as MenuCard[];

// product.md §586
test('a place that is taken down is found nowhere, and put back with one press', async () => {
  const { slug } = await place();
  const shown = [`/places/${slug}`, `/menus/${menu.id}`, `/places/${owner.id}/availability`];
  for (const path of shown) expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await takeDown()).toMatchObject({
    status: 200,
    body: {
      taken_down: { reason: 'Ky lokal nuk ekziston' },
      menus: [{ id: menu.id, is_published: 'draft' }],
    },
  });
  for (const path of shown) expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect(await isListed()).toBe(false);
  expect(await putBack()).toMatchObject({
    status: 200,
    body: { taken_down: null, menus: [{ id: menu.id, is_published: 'published' }] },
  });
  for (const path of shown) expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await isListed()).toBe(true);
});

// product.md §586
test('nobody orders there, diners read why not, and what was ordered goes on', async () => {
  const { id } = (await order()).body as { id: string };
  await takeDown();
  for (const language of ['sq', 'en'])
    expect(await order(language)).toMatchObject({
      status: 404,
      body: { code: 'place_not_found', detail: expect.stringContaining('Tavolina') },
    });
  for (const status of ['confirmed', 'preparing', 'ready', 'completed'])
    expect(
      await send(server, 'PATCH', `/orders/business/${id}`, { token: owner.accessToken, body: { status } }),
    ).toMatchObject({ status: 200, body: { status } });
  await putBack();
  expect((await order()).status).toBe(201);
});

// product.md §587
test('its owner reads why on each menu, and publishes none, not even a new one', async () => {
  await takeDown();
  expect(await ownCards()).toMatchObject([{ taken_down: { reason: 'Ky lokal nuk ekziston' } }]);
  expect(await publish('published')).toMatchObject({ status: 409, body: { code: 'menu_taken_down' } });
  const added = await createMenu(server, owner);
  expect(added).toMatchObject({ is_published: 'draft', taken_down: { reason: 'Ky lokal nuk ekziston' } });
  expect(await statusOf(`/menus/${added.id}`)).toBe(404);
  await putBack();
  expect(await statusOf(`/menus/${added.id}`)).toBe(200);
  for (const card of await ownCards()) expect(card).not.toHaveProperty('taken_down');
});

// product.md §698
test('its owner reads why of the place itself, until it is put back', async () => {
  const own = async () => (await send(server, 'GET', '/users/profile/', { token: owner.accessToken })).body;
  await takeDown();
  expect(await own()).toMatchObject({ taken_down: { reason: 'Ky lokal nuk ekziston' } });
  await putBack();
  expect(await own()).not.toHaveProperty('taken_down');
});

// product.md §586
test('a draft stays one, and so does a menu that was taken down itself', async () => {
  await publish('draft');
  await takeDown();
  expect((await putBack()).body).toMatchObject({ menus: [{ is_published: 'draft', taken_down: null }] });
  await publish('published');
  await takeDown();
  await decideMenu({ decision: 'take_down', reason: 'Mashtrim' });
  expect(await ownCards()).toMatchObject([{ taken_down: { reason: 'Mashtrim' } }]);
  expect((await putBack()).body).toMatchObject({ menus: [{ is_published: 'draft' }] });
  expect(await statusOf(`/menus/${menu.id}`)).toBe(404);
  await takeDown();
  await decideMenu({ decision: 'put_back' });
  expect(await statusOf(`/menus/${menu.id}`)).toBe(404);
  expect((await putBack()).body).toMatchObject({ menus: [{ is_published: 'published', taken_down: null }] });
  expect(await statusOf(`/menus/${menu.id}`)).toBe(200);
});

// product.md §586
test('its plan stays', async () => {
  const subscription = () => send(server, 'GET', '/subscriptions/me', { token: owner.accessToken });
  const { status, body } = await subscription();
  expect(status).toBe(200);
  await takeDown();
  expect(await subscription()).toMatchObject({ status, body: body as object });
});

// product.md §586
test('each decision is recorded once, and what is so already changes nothing', async () => {
  await takeDown();
  await takeDown('Tjetër');
  expect(await place()).toMatchObject({ taken_down: { reason: 'Ky lokal nuk ekziston' } });
  await putBack();
  await putBack();
  const { rows } = await server.database.query(
    "SELECT act, acted_by, reason FROM operator_acts WHERE about = $1 AND act LIKE 'place_%n' ORDER BY id",
    [owner.id],
  );
  expect(rows).toContainEqual({
    act: 'place_taken_down',
    acted_by: 'Drita',
    reason: 'Ky lokal nuk ekziston',
  });
  expect(rows.filter(({ act }) => act === 'place_taken_down')).toHaveLength(1);
  const back = await server.database.query(
    "SELECT reason FROM operator_acts WHERE about = $1 AND act = 'place_put_back'",
    [owner.id],
  );
  expect(back.rows).toEqual([{ reason: null }]);
});

// product.md §538, §586
test('observers see it and decide nothing, and teams do neither; a reason is needed, and a place', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  expect((await takeDown()).body as DecidedPlace).toHaveProperty('taken_down.at');
  expect(await place(observer)).toMatchObject({
    may_decide: false,
    taken_down: { reason: expect.any(String) },
  });
  for (const who of [observer, team])
    expect(await decide({ decision: 'put_back' }, who)).toMatchObject({ status: 403 });
  expect(await takeDown(' ')).toMatchObject({ status: 422 });
  expect(await decide({ decision: 'put_back' }, token, menu.id)).toMatchObject({
    status: 404,
    body: { code: 'place_not_found' },
  });
});
