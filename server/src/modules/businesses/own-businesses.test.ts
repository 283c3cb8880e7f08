import { LIMITS, type MenuCard, type OwnBusiness, type Profile } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { followEvents } from '../../test/live-events.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { addSubscription } from '../subscriptions/subscriptions-service.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const UNKNOWN_ID = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';
const SECOND = { business_name: 'Oxhaku në Durrës', telephone: '+355 69 111 1111', city: 'Durres' };

const get = (token: string, path: string) => send(server, 'GET', path, { token });
const add = (owner: TestOwner, body: object = SECOND, key?: string) =>
  send(server, 'POST', '/businesses', {
    token: owner.accessToken,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const choose = (token: string, id: string) =>
  send(server, 'PUT', '/auth/business', { token, body: { business_id: id } });
const listed = async (token: string) => (await get(token, '/businesses/mine')).body as OwnBusiness[];
const loginAs = async ({ email, password }: Pick<TestOwner, 'email' | 'password'>) =>
  send(server, 'POST', '/login', { form: { username: email, password } });

/** An owner of two places, with a token for each. */
const ownerOfTwo = async (options: Parameters<typeof createOwner>[1] = {}) => {
  const first = await createOwner(server, options);
  const { id } = (await add(first)).body as OwnBusiness;
  const { access_token: accessToken } = (await choose(first.accessToken, id)).body as {
    access_token: string;
  };
  return { first, second: { ...first, id, accessToken, name: SECOND.business_name } };
};

const grantStandard = (businessId: string) =>
  addSubscription(server.database, businessId, {
    planId: 'standard-month',
    status: 'active',
    cancelAtPeriodEnd: false,
    start: new Date(Date.now() - 1_000),
    end: new Date(Date.now() + 86_400_000),
  });

// product.md §156
describe('a further place', () => {
  test('is added to the first, which the session goes on with', async () => {
    const owner = await createOwner(server);
    const { status, body } = await add(owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      business_name: 'Oxhaku në Durrës',
      city: 'Durrës',
      role: 'owner',
      is_current: false,
    });
    expect(await listed(owner.accessToken)).toMatchObject([
      { id: owner.id, business_name: owner.name, is_current: true },
      body as OwnBusiness,
    ]);
  });

  test('is made once for a key, however often it is sent', async () => {
    const owner = await createOwner(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(owner, SECOND, 'k')));
    expect(new Set(answers.map(({ body }) => (body as OwnBusiness).id)).size).toBe(1);
    expect(await listed(owner.accessToken)).toHaveLength(2);
  });

  test('with other contents under the same key is refused, and the first one stays', async () => {
    const owner = await createOwner(server);
    await add(owner, SECOND, 'k');
    const { status, body } = await add(owner, { ...SECOND, city: 'Fier' }, 'k');
    expect([status, body]).toMatchObject([409, { code: 'idempotency_conflict' }]);
    expect(await listed(owner.accessToken)).toMatchObject([{ id: owner.id }, { city: 'Durrës' }]);
    // Another person's key is another one.
    expect((await add(await createOwner(server), { ...SECOND, city: 'Fier' }, 'k')).status).toBe(201);
  });

  test.each([
    ['business_name', ''],
    ['telephone', '12'],
    ['city', ' '],
  ])('needs a %s that tells something', async (field, value) => {
    const { status, body } = await add(await createOwner(server), { ...SECOND, [field]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  test('is refused beyond what one account may have', async () => {
    const owner = await createOwner(server);
    for (let count = 1; count < LIMITS.businesses; count += 1) await add(owner);
    const { status, body } = await add(owner);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'too_many_businesses' });
    expect(await listed(owner.accessToken)).toHaveLength(LIMITS.businesses);
  });
});

// product.md §156
describe('what two places of one person have', () => {
  test('the person is the same, the place is not', async () => {
    const { first, second } = await ownerOfTwo();
    const [here, there] = (await Promise.all([
      get(first.accessToken, '/users/profile').then(({ body }) => body),
      get(second.accessToken, '/users/profile').then(({ body }) => body),
    ])) as [Profile, Profile];
    expect(here).toMatchObject({ id: first.id, business_id: first.id, business_name: first.name });
    expect(there).toMatchObject({
      id: first.id,
      business_id: second.id,
      email: first.email,
      business_name: second.name,
      telephone: SECOND.telephone,
    });
  });

  test('a change of one profile leaves the other, but the e-mail is the person’s', async () => {
    const { first, second } = await ownerOfTwo();
    const email = `tjeter-${first.email}`;
    const { status } = await send(server, 'PATCH', '/users/profile', {
      token: second.accessToken,
      body: { business_name: 'Deti', description: 'Peshk', email },
    });
    expect(status).toBe(200);
    expect((await get(first.accessToken, '/users/profile')).body).toMatchObject({
      business_name: first.name,
      description: '',
      email,
    });
    expect(await loginAs({ ...first, email })).toMatchObject({ status: 200 });
  });

  test('menus belong to one, and the other can neither see nor change its drafts', async () => {
    const { first, second } = await ownerOfTwo();
    const menu = await createMenu(server, second);
    expect(menu.owner_id).toBe(second.id);
    await send(server, 'PATCH', `/menus/${menu.id}`, {
      token: second.accessToken,
      body: { is_published: 'draft' },
    });
    const { accessToken: token } = first;
    expect((await get(token, '/menus/my/')).body).toEqual([]);
    expect((await get(second.accessToken, '/menus/my/')).body).toMatchObject([{ id: menu.id }]);
    expect(await get(token, `/menus/${menu.id}`)).toMatchObject({ status: 404 });
    const body = { title: 'E huaj' };
    expect(await send(server, 'PATCH', `/menus/${menu.id}`, { token, body })).toMatchObject({ status: 404 });
    expect(await send(server, 'DELETE', `/menus/${menu.id}`, { token })).toMatchObject({ status: 404 });
  });

  test('the address of a person’s menus answers those of the place they work for', async () => {
    const { first, second } = await ownerOfTwo();
    const menu = await createMenu(server, second);
    const { body } = await get(second.accessToken, `/menus/user/${first.id}`);
    expect((body as MenuCard[]).map(({ id }) => id)).toEqual([menu.id]);
    expect((await get(first.accessToken, `/menus/user/${first.id}`)).body).toEqual([]);
    expect(await get(second.accessToken, `/menus/user/${second.id}`)).toMatchObject({ status: 404 });
  });

  test('plans and their limits are each place’s own', async () => {
    const { first, second } = await ownerOfTwo({ tier: 'standard' });
    expect((await choose(first.accessToken, second.id)).body).toMatchObject({ subscription_tier: 'basic' });
    expect((await choose(first.accessToken, first.id)).body).toMatchObject({ subscription_tier: 'standard' });
    expect(await get(first.accessToken, '/orders/business')).toMatchObject({ status: 200 });
    expect(await get(second.accessToken, '/orders/business')).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    });
    await createMenu(server, first);
    const menu = await createMenu(server, second);
    expect(menu.business.accepts_orders).toBe(false);
    const { status } = await send(server, 'POST', '/menus/', {
      token: second.accessToken,
      body: { title: 'E dyta', cuisine_type: 'Peshk', category: 'Dreka', price_range: '$' },
    });
    expect(status).toBe(403);
  });

  test('orders reach the place they were placed at, and its stream alone', async () => {
    const { first, second } = await ownerOfTwo({ tier: 'standard' });
    await grantStandard(second.id);
    const [here, there] = [await createMenu(server, first), await createMenu(server, second)];
    const events = await followEvents(server.api, '/orders/business/events', first.accessToken);
    const order = async (menu: typeof here) =>
      ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
    const [thereId, hereId] = [await order(there), await order(here)];
    expect(await events.next()).toMatchObject({ order_id: hereId });
    events.stop();
    expect(await get(first.accessToken, `/orders/business/${thereId}`)).toMatchObject({ status: 404 });
    expect(await get(second.accessToken, `/orders/business/${thereId}`)).toMatchObject({ status: 200 });
    const change = { token: first.accessToken, body: { status: 'cancelled' } };
    expect(await send(server, 'PATCH', `/orders/business/${thereId}`, change)).toMatchObject({ status: 404 });
    const stats = await get(second.accessToken, '/orders/stats');
    expect(stats.body).toMatchObject({ orders_today: 1 });
  });

  test('mails are chosen for each place', async () => {
    const { first, second } = await ownerOfTwo();
    await send(server, 'PATCH', '/users/mails', { token: second.accessToken, body: { new_order: false } });
    expect((await get(first.accessToken, '/users/mails')).body).toMatchObject({ new_order: true });
    expect((await get(second.accessToken, '/users/mails')).body).toMatchObject({ new_order: false });
  });
});

// product.md §155
describe('the place that a session works for', () => {
  // product.md §157
  test('stays the chosen one when tokens are renewed, and at the next login', async () => {
    const { first, second } = await ownerOfTwo();
    const renewed = await send(server, 'POST', '/auth/refresh', {
      body: { refresh_token: first.refreshToken },
    });
    const { access_token: token } = renewed.body as { access_token: string };
    expect((await get(token, '/users/profile')).body).toMatchObject({ business_id: second.id });
    const { body } = await loginAs(first);
    expect(body).toMatchObject({ user_id: first.id, business_id: second.id });
    await choose((body as { access_token: string }).access_token, first.id);
    expect((await loginAs(first)).body).toMatchObject({ user_id: first.id, business_id: first.id });
  });

  test('is chosen for one device: another one goes on with its own place', async () => {
    const owner = await createOwner(server);
    const { id: secondId } = (await add(owner)).body as OwnBusiness;
    const signIn = async () => (await loginAs(owner)).body as { access_token: string; refresh_token: string };
    const [phone, laptop] = [await signIn(), await signIn()];
    expect(await choose(phone.access_token, secondId)).toMatchObject({ status: 200 });
    const renewedPlace = async ({ refresh_token }: typeof phone) => {
      const { body } = await send(server, 'POST', '/auth/refresh', { body: { refresh_token } });
      const places = await listed((body as typeof phone).access_token);
      return places.filter(({ is_current }) => is_current).map(({ id }) => id);
    };
    expect((await get(laptop.access_token, '/users/profile')).body).toMatchObject({ business_id: owner.id });
    expect(await renewedPlace(laptop)).toEqual([owner.id]);
    expect(await renewedPlace(phone)).toEqual([secondId]);
  });

  test('is the one that a renewal names, where it is theirs', async () => {
    const { first, second } = await ownerOfTwo();
    const other = await createOwner(server);
    const renew = async (refresh_token: string, business_id: string) => {
      const { body } = await send(server, 'POST', '/auth/refresh', { body: { refresh_token, business_id } });
      return body as { access_token: string; refresh_token: string };
    };
    const named = await renew(first.refreshToken, first.id);
    expect((await get(named.access_token, '/users/profile')).body).toMatchObject({ business_id: first.id });
    const foreign = await renew(named.refresh_token, other.id);
    expect((await get(foreign.access_token, '/users/profile')).body).toMatchObject({
      business_id: second.id,
    });
  });

  test('can be no other person’s, nor one that there is not', async () => {
    const [owner, other] = [await createOwner(server), await createOwner(server)];
    for (const id of [other.id, UNKNOWN_ID])
      expect(await choose(owner.accessToken, id)).toMatchObject({
        status: 404,
        body: { code: 'place_not_found' },
      });
    expect((await get(owner.accessToken, '/users/profile')).body).toMatchObject({ business_id: owner.id });
    expect((await listed(owner.accessToken)).map(({ id }) => id)).toEqual([owner.id]);
  });

  test('is refused to who no longer works for it, with every token', async () => {
    const { first, second } = await ownerOfTwo();
    await server.database.query('DELETE FROM memberships WHERE user_id = $1 AND business_id = $2', [
      first.id,
      second.id,
    ]);
    const menu = await createMenu(server, first);
    for (const [method, path] of [
      ['GET', '/users/profile'],
      ['GET', '/menus/my/'],
      ['GET', '/orders/business/events'],
      ['GET', `/menus/${menu.id}`],
      ['POST', '/businesses'],
      ['DELETE', '/auth/sessions'],
    ] as const)
      expect(await send(server, method, path, { token: second.accessToken })).toMatchObject({
        status: 403,
        body: { code: 'not_a_member' },
      });
    expect(await choose(first.accessToken, second.id)).toMatchObject({ status: 404 });
    expect((await loginAs(first)).body).toMatchObject({ business_id: first.id });
  });

  test('is missing for who works for none: they cannot sign in', async () => {
    const owner = await createOwner(server);
    await server.database.query('DELETE FROM memberships WHERE user_id = $1', [owner.id]);
    expect(await loginAs(owner)).toMatchObject({ status: 403, body: { code: 'not_a_member' } });
  });

  test('does not matter to what is the person’s: sessions and password', async () => {
    const { first, second } = await ownerOfTwo();
    const other = (await loginAs(first)).body as { access_token: string };
    await choose(other.access_token, first.id);
    expect((await get(second.accessToken, '/auth/sessions')).body).toHaveLength(2);
    const password = 'Hurma-E-Vjeter-26';
    const changed = await send(server, 'PATCH', `/users/${first.id}`, {
      token: second.accessToken,
      body: { password, current_password: first.password },
    });
    expect(changed).toMatchObject({ status: 200, body: { business_id: second.id } });
    expect(await get(other.access_token, '/users/profile')).toMatchObject({ status: 401 });
    expect(await get(second.accessToken, '/users/profile')).toMatchObject({ status: 200 });
    expect(await loginAs({ ...first, password })).toMatchObject({ status: 200 });
  });
});
