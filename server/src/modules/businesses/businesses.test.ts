import type { Plan } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const editProfile = (token: string, body: object) =>
  send(server, 'PATCH', '/users/profile/', { token, body });

describe('the profile', () => {
  test('changes only what is given, and nothing an owner has no say in', async () => {
    const owner = await createOwner(server);
    const { status, body } = await editProfile(owner.accessToken, {
      business_name: 'Bukë & Kripë',
      city: 'Shkodër',
      subscription_tier: 'premium',
      id: '00000000-0000-4000-8000-000000000000',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: owner.id,
      email: owner.email,
      business_name: 'Bukë & Kripë',
      city: 'Shkodër',
      address: 'Rruga e Kavajës 112',
      subscription_tier: 'basic',
    });
    const read = await send(server, 'GET', '/users/profile', { token: owner.accessToken });
    expect(read.body).toEqual(body);
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(read.body).not.toHaveProperty('password_hash');
  });

  test('refuses an e-mail that another business has, in any letter case', async () => {
    const [first, second] = [await createOwner(server), await createOwner(server)];
    const { status, body } = await editProfile(second.accessToken, { email: first.email.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'email_taken' });
  });

  // product.md §79
  test('may lose its address, but never its telephone number', async () => {
    const owner = await createOwner(server);
    await editProfile(owner.accessToken, { description: 'Gatime shtëpie' });
    expect(await editProfile(owner.accessToken, { address: '', description: null })).toMatchObject({
      status: 200,
      body: { address: '', description: '', telephone: '+355 69 000 0000' },
    });
    expect(await editProfile(owner.accessToken, { telephone: '' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'telephone', message: 'Plotësoje këtë fushë.' }] },
    });
  });

  test('has mails its owner chooses; what is left out stays', async () => {
    const { accessToken: token } = await createOwner(server);
    const chosen = async () => (await send(server, 'GET', '/users/mails', { token })).body;
    expect(await chosen()).toEqual({ new_order: true, trial_ending: true });
    for (const [body, after] of [
      [{ trial_ending: false }, { new_order: true, trial_ending: false }],
      [{ new_order: false }, { new_order: false, trial_ending: false }],
    ]) {
      const answer = await send(server, 'PATCH', '/users/mails', { token, body });
      expect(answer).toMatchObject({ status: 200, body: after });
      expect(await chosen()).toEqual(after);
    }
  });

  test('with a new name, the menus are found by it', async () => {
    const owner = await createOwner(server, { name: 'Emri i vjetër' });
    await createMenu(server, owner);
    await editProfile(owner.accessToken, { business_name: 'Zgara Xhuxhumaku' });
    const { body } = await send(server, 'GET', '/menus/?q=xhuxhumaku');
    expect(body).toMatchObject({ total: 1, items: [{ owner: { business_name: 'Zgara Xhuxhumaku' } }] });
  });

  // product.md §251
  test('with a new description, the menus are found by its words', async () => {
    const owner = await createOwner(server, { name: 'Pa fjalë' });
    await createMenu(server, owner);
    await editProfile(owner.accessToken, { description: 'Te lumi, nën rrapin shekullor.' });
    const { body } = await send(server, 'GET', '/menus/?q=shekullor');
    expect(body).toMatchObject({ total: 1, items: [{ owner: { business_name: 'Pa fjalë' } }] });
  });
});

// product.md §139
describe('the NIPT', () => {
  test.each([
    ['L12345678A', 'L12345678A'],
    ['al l 12345678 a', 'L12345678A'],
    ['(AL) k-22224002.b', 'K22224002B'],
    ['', ''],
  ])('%p is stored as %p', async (vat_number, stored) => {
    const { accessToken } = await createOwner(server);
    expect(await editProfile(accessToken, { vat_number })).toMatchObject({
      status: 200,
      body: { vat_number: stored },
    });
  });

  test.each(['12345', 'L1234567A', 'L123456789A', 'Z12345678A', 'e di llogaritarja'])(
    '%p is none',
    async (vat_number) => {
      const { accessToken } = await createOwner(server);
      expect(await editProfile(accessToken, { vat_number, city: 'Fier' })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'vat_number', message: expect.stringContaining('NIPT') }] },
      });
    },
  );

  test('from before its form was checked holds no other field back', async () => {
    const { id, accessToken } = await createOwner(server);
    await server.database.query("UPDATE businesses SET vat_number = 'e di llogaritarja' WHERE id = $1", [id]);
    expect(
      await editProfile(accessToken, { vat_number: 'e di llogaritarja', address: 'Rruga Kala 9' }),
    ).toMatchObject({ status: 200, body: { address: 'Rruga Kala 9', vat_number: 'e di llogaritarja' } });
  });
});

describe('plans', () => {
  test('are grouped by product, with their limits, in the caller’s language', async () => {
    const albanian = (await send(server, 'GET', '/subscriptions/plans')).body as Record<string, Plan[]>;
    expect(Object.keys(albanian)).toEqual(['basic', 'standard', 'premium']);
    expect(albanian.standard).toMatchObject([
      { price: 10, interval: 'month', trial_days: 14, limits: { menus: 5, items: 100 }, available: true },
      { price: 96, interval: 'year' },
    ]);
    expect(albanian.premium?.map((plan) => plan.available)).toEqual([false, false]);
    expect(albanian.basic?.[0]?.features[0]).toBe('1 menu, deri në 30 artikuj');
    const english = await send(server, 'GET', '/subscriptions/plans', {
      headers: { 'accept-language': 'en' },
    });
    expect((english.body as typeof albanian).basic?.[0]?.features[0]).toBe('1 menu, up to 30 items');
  });

  test('a business that never had one is told so; a subscriber sees it', async () => {
    const free = await createOwner(server);
    const none = await send(server, 'GET', '/subscriptions/me', { token: free.accessToken });
    expect(none.status).toBe(404);
    const paying = await createOwner(server, { tier: 'standard' });
    const mine = await send(server, 'GET', '/subscriptions/me', { token: paying.accessToken });
    expect(mine.body).toMatchObject({
      plan_name: 'Standard',
      price: 10,
      interval: 'month',
      status: 'active',
    });
  });

  test.each([
    ['active', '1 day', 'standard'],
    ['active', '-1 second', 'basic'],
    ['trialing', '1 day', 'standard'],
    ['past_due', '-6 days', 'standard'],
    ['past_due', '-8 days', 'basic'],
    ['canceled', '1 day', 'basic'],
    ['incomplete', '1 day', 'basic'],
  ])('%s, ending in %s, is %s', async (status, left, tier) => {
    const owner = await createOwner(server, { tier: 'standard' });
    await server.database.query(
      `UPDATE subscriptions SET status = $2, current_period_start = now() - interval '60 days',
         current_period_end = now() + $3::interval WHERE business_id = $1`,
      [owner.id, status, left],
    );
    const { body } = await send(server, 'GET', '/users/profile/', { token: owner.accessToken });
    expect(body).toMatchObject({ subscription_tier: tier });
  });
});
