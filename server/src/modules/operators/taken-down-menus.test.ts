import type { Menu, MenuCard, OperatorMenu, OperatorPlace } from '@tavolina/shared-api/contract';
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
  owner = await createOwner(server, { tier: 'premium' });
});
beforeEach(async () => {
  menu = await createMenu(server, owner);
});

const decide = (body: object, who = token, id = menu.id): Promise<Received> =>
  send(server, 'PUT', `/platform/menus/${id}/decision`, { token: who, body });
const takeDown = (reason = 'Çmimet janë mashtrim') => decide({ decision: 'take_down', reason });
const putBack = () => decide({ decision: 'put_back' });
const order = () => send(server, 'POST', '/orders', { body: orderBody(menu) });
const publicStatus = async () => (await send(server, 'GET', `/menus/${menu.id}`)).status;
const publish = (is_published: string) =>
  send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body: { is_published } });
const ownCard = async (): Promise<MenuCard | undefined> => {
  const { body } = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
  return (body as MenuCard[]).find(({ id }) => id === menu.id);
};
const acts = async () =>
  (
    await server.database.query(
      'SELECT act, acted_by, reason FROM operator_acts WHERE about = $1 ORDER BY id',
      [`${menu.title} · ${owner.id}`],
    )
  ).rows;

// product.md §565
test('a menu that is taken down is not shown or ordered from, and what was ordered goes on', async () => {
  const { id } = (await order()).body as { id: string };
  expect(await takeDown()).toMatchObject({
    status: 200,
    body: { is_published: 'draft', taken_down: { reason: 'Çmimet janë mashtrim' } },
  });
  expect(await publicStatus()).toBe(404);
  expect((await order()).status).toBeGreaterThanOrEqual(400);
  expect(
    await send(server, 'PATCH', `/orders/business/${id}`, {
      token: owner.accessToken,
      body: { status: 'confirmed' },
    }),
  ).toMatchObject({ status: 200, body: { status: 'confirmed' } });
});

// product.md §566
test('its owner reads why, changes it and cannot publish it', async () => {
  await takeDown();
  expect(await ownCard()).toMatchObject({
    is_published: 'draft',
    taken_down: { reason: 'Çmimet janë mashtrim' },
  });
  expect(await publish('published')).toMatchObject({ status: 409, body: { code: 'menu_taken_down' } });
  const edited = { token: owner.accessToken, body: { title: 'Menu e re' } };
  expect(await send(server, 'PATCH', `/menus/${menu.id}`, edited)).toMatchObject({ status: 200 });
  expect(await publicStatus()).toBe(404);
  await putBack();
  expect(await ownCard()).not.toHaveProperty('taken_down');
});

// product.md §565
test('put back, a menu is what it was: published, or a draft', async () => {
  await takeDown();
  expect(await putBack()).toMatchObject({ body: { is_published: 'published', taken_down: null } });
  expect(await publicStatus()).toBe(200);
  expect((await order()).status).toBe(201);
  await publish('draft');
  await takeDown();
  expect(await putBack()).toMatchObject({ body: { is_published: 'draft', taken_down: null } });
  expect(await publicStatus()).toBe(404);
});

// product.md §565
test('each decision is recorded once, and what is so already changes nothing', async () => {
  await server.database.query('DELETE FROM operator_acts');
  await takeDown();
  await takeDown('Tjetër');
  await putBack();
  await putBack();
  expect(await acts()).toEqual([
    { act: 'menu_taken_down', acted_by: 'Drita', reason: 'Çmimet janë mashtrim' },
    { act: 'menu_put_back', acted_by: 'Drita', reason: null },
  ]);
});

// product.md §538, §565
test('observers see the menus of a place and decide nothing, and teams do neither', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  const place = async (who: string) =>
    (await send(server, 'GET', `/platform/places/${owner.id}`, { token: who })).body as OperatorPlace;
  const shown: OperatorMenu = { id: menu.id, title: menu.title, is_published: 'published', taken_down: null };
  expect(await place(observer)).toMatchObject({ may_decide: false, menus: expect.arrayContaining([shown]) });
  expect(await place(token)).toMatchObject({ may_decide: true });
  for (const who of [observer, team])
    expect(await decide({ decision: 'put_back' }, who)).toMatchObject({ status: 403 });
});

// product.md §565
test('a reason is needed, and a menu', async () => {
  expect(await takeDown(' ')).toMatchObject({ status: 422 });
  expect(await decide({ decision: 'put_back' }, token, owner.id)).toMatchObject({
    status: 404,
    body: { code: 'menu_not_found' },
  });
});
