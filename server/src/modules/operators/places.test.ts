import { LIMITS, type OperatorPlace, type OperatorPlaces } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';
import { listPlaces } from './places-repository.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let oda: TestOwner;
let token: string;

const call = (name: string, city: string, { id }: TestOwner) =>
  server.database.query('UPDATE businesses SET business_name = $1, city = $2 WHERE id = $3', [
    name,
    city,
    id,
  ]);

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
  oda = await createOwner(server, { tier: 'standard' });
  await call('Oda e Vjetër', 'Tirane', oda);
  await call('Oda 100%', 'Durres', await createOwner(server));
});

const ask = (path: string, who = token): Promise<Received> =>
  send(server, 'GET', `/platform/places${path}`, { token: who });
const search = async (query: Record<string, string>): Promise<OperatorPlaces> => {
  const { status, body } = await ask(`?${new URLSearchParams(query)}`);
  expect([status, body]).toEqual([200, body]);
  return body as OperatorPlaces;
};
const namesOf = async (q: string) => (await search({ q })).items.map(({ name }) => name);
const actsOf = async (id: string): Promise<string[]> =>
  (
    await server.database.query<{ act: string }>(
      'SELECT act FROM operator_acts WHERE about = $1 ORDER BY id',
      [id],
    )
  ).rows.map(({ act }) => act);

// product.md §555
test('places are found by parts of their name and city, in every spelling, the newest first', async () => {
  expect(await namesOf('oda')).toEqual(['Oda 100%', 'Oda e Vjetër']);
  expect(await namesOf('VJETER')).toEqual(['Oda e Vjetër']);
  expect(await namesOf(' dur  oda ')).toEqual(['Oda 100%']);
  expect(await namesOf('0%')).toEqual(['Oda 100%']);
  expect(await namesOf('%')).toEqual(['Oda 100%']);
  expect(await namesOf('_\\')).toEqual([]);
});

// product.md §555
test('an owner’s places are found by the whole e-mail, and that is recorded at each; names are not', async () => {
  const { rows } = await server.database.query<{ email: string }>(
    'SELECT u.email FROM users u JOIN memberships m ON m.user_id = u.id WHERE m.business_id = $1',
    [oda.id],
  );
  const email = rows[0]?.email ?? '';
  await namesOf('oda');
  expect(await actsOf(oda.id)).toEqual([]);
  expect(await namesOf(` ${email.toUpperCase()}`)).toEqual(['Oda e Vjetër']);
  expect(await actsOf(oda.id)).toEqual(['owner_looked_up']);
  expect(await namesOf(email.slice(1))).toEqual([]);
});

// product.md §539
test('a look at a place stands among the acts by the name of the place', async () => {
  expect(await ask(`/${oda.id}`)).toMatchObject({ status: 200 });
  const acts = await send(server, 'GET', '/platform/acts?limit=1', { token });
  expect(acts.body).toMatchObject({
    items: [{ act: 'place_seen', about: oda.id, place: { id: oda.id, name: 'Oda e Vjetër' } }],
  });
});

// product.md §555
test('an answer goes on where the one before ended', async () => {
  const owners = Array.from({ length: LIMITS.operatorPlaces }, (_, at) => at);
  for (const at of owners)
    await server.database.query(
      `INSERT INTO businesses (id, business_name, slug, city, created_at)
       VALUES (gen_random_uuid(), 'Radha', $1, 'Vlore', now() - interval '1 day')`,
      [`radha-${at}`],
    );
  const first = await search({});
  expect(first.items).toHaveLength(LIMITS.operatorPlaces);
  expect(first.next).toBe(first.items.at(-1)?.id);
  const rest = await search({ before: first.next ?? '' });
  expect(rest.next).toBeNull();
  const all = [...first.items, ...rest.items].map(({ id }) => id);
  expect(new Set(all).size).toBe(LIMITS.operatorPlaces + 2);
});

// product.md §556
test('a place tells its plan, people and counts, and the look is recorded', async () => {
  const menu = await createMenu(server, oda);
  await send(server, 'POST', '/orders', { body: orderBody(menu) });
  const { status, body } = await ask(`/${oda.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: oda.id,
    name: 'Oda e Vjetër',
    city: 'Tirane',
    tier: 'standard',
    subscription: { status: 'active', is_cancelled: false },
    people: [{ role: 'owner', sessions: 1, last_seen_at: expect.any(String) }],
    counts: { menus: 1, published: 1, reviews: 0, orders: 1 },
  });
  expect((body as OperatorPlace).people).toHaveLength(1);
  expect(await actsOf(oda.id)).toContain('place_seen');
  expect(JSON.stringify(body)).not.toMatch(/hash|secret|token/);
});

// product.md §538, §556
test('observers look too, teams do not, and of nothing no look is recorded', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  const unknown = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';
  expect(await ask(`/${oda.id}`, observer)).toMatchObject({ status: 200 });
  expect(await ask('', team)).toMatchObject({ status: 403 });
  expect(await ask(`/${oda.id}`, team)).toMatchObject({ status: 403 });
  expect(await ask(`/${unknown}`)).toMatchObject({ status: 404, body: { code: 'place_not_found' } });
  expect(await actsOf(unknown)).toEqual([]);
});

test('names and the newest places are read by indexes', async () => {
  const plans: string[] = [];
  const client = await server.database.connect();
  await client.query('SET enable_seqscan = off');
  const explaining = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      plans.push(JSON.stringify((await client.query(`EXPLAIN ${text}`, values)).rows));
      return { rows: [], rowCount: 0 };
    },
  } as unknown as typeof server.database;
  await listPlaces(explaining, { words: [] }, undefined);
  await client.query('SET enable_indexscan = off; SET enable_indexonlyscan = off');
  await listPlaces(explaining, { words: ['vjeter'] }, undefined);
  await client.query('RESET ALL');
  client.release();
  expect(plans[0]).toContain('businesses_newest');
  expect(plans[1]).toContain('businesses_called');
});
