import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

const statusOf = async (username: string, password: string): Promise<number> =>
  (await send(server, 'POST', '/login', { form: { username, password } })).status;

const times = (count: number, work: () => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, work));

let owner: TestOwner;

beforeEach(async () => {
  await server.database.query('DELETE FROM rate_limits');
  owner = await createOwner(server);
});

test('a spelling that only the database takes for the same is another e-mail', async () => {
  const email = `ilir.${owner.email}`;
  const body = {
    email,
    password: owner.password,
    business_name: 'Te Iliri',
    address: 'Rruga 1',
    telephone: '+355 69 111 2222',
  };
  expect((await send(server, 'POST', '/signup', { body })).status).toBe(201);
  expect(await statusOf(email.replace('i', 'I'), owner.password)).toBe(200);
  expect(await statusOf(email.replace('i', 'İ'), owner.password)).toBe(401);
});

test('many right passwords at once leave no mark, refused ones neither', async () => {
  const burst = await times(20, () => statusOf(owner.email, owner.password));
  expect(burst).toContain(200);
  expect(burst).not.toContain(401);
  expect(await statusOf(owner.email, owner.password)).toBe(200);
  const { rows } = await server.database.query('SELECT key FROM rate_limits WHERE hits > 0');
  expect(rows.filter(({ key }) => String(key).startsWith('login'))).toEqual([]);
});
