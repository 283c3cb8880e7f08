import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MenuPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off', ALLOWED_ORIGINS: 'https://shell.tavolina.test' });
let owner: TestOwner;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'premium' });
});

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests without decompressing the response. */
const ask = (path: string, headers: Record<string, string> = {}, api = server.api): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(api + path, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });

const titlesIn = ({ body }: Raw) => (JSON.parse(body.toString()) as MenuPage).items.map(({ title }) => title);
const titles = async (api?: string) => titlesIn(await ask('/menus/?limit=100', {}, api));
const rename = (id: string, title: string) =>
  server.database.query('UPDATE menus SET title = $2 WHERE id = $1', [id, title]);

/** Repeats until the condition is true. An event takes a moment to arrive. */
const until = async (isSo: () => Promise<boolean>) => {
  const deadline = Date.now() + 5_000;
  while (!(await isSo())) if (Date.now() > deadline) throw new Error('did not happen in 5 s');
};

test('an answer comes in the form the browser takes, each named by its content', async () => {
  const { id } = await createMenu(server, owner);
  const forms = {
    plain: await ask(`/menus/${id}`),
    br: await ask(`/menus/${id}`, { 'accept-encoding': 'gzip, deflate, br' }),
    gzip: await ask(`/menus/${id}`, { 'accept-encoding': 'gzip;q=1, br;q=0' }),
  };
  expect(forms.plain.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringContaining('Accept-Encoding, Authorization'),
  });
  expect(forms.plain.headers['content-encoding']).toBeUndefined();
  expect(forms.br.headers['content-encoding']).toBe('br');
  expect(forms.gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(forms.br.body)).toEqual(forms.plain.body);
  expect(gunzipSync(forms.gzip.body)).toEqual(forms.plain.body);
  expect(new Set(Object.values(forms).map(({ headers }) => headers.etag)).size).toBe(3);
});

test('what a browser has already is not sent again, until it changes', async () => {
  const { id } = await createMenu(server, owner, { title: 'Para' });
  const path = '/menus/?limit=100';
  const first = await ask(path);
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask(path, { 'if-none-match': `"other", W/${etag}` });
  expect(again).toMatchObject({ status: 304, headers: { etag } });
  expect(again.body).toHaveLength(0);
  await rename(id, 'Pas');
  await until(async () => (await ask(path, { 'if-none-match': etag })).status === 200);
});

test('an owner’s change is in the very next answer', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    await titles();
    await send(server, 'PATCH', '/users/profile/', {
      token: owner.accessToken,
      body: { business_name: `Emri ${round}` },
    });
    const { body } = await send(server, 'GET', '/menus/');
    expect((body as MenuPage).items[0]?.owner.business_name).toBe(`Emri ${round}`);
  }
});

test('a change made by another process is heard', async () => {
  const sibling = await server.sibling();
  await Promise.all([titles(), titles(sibling)]);
  await createMenu(server, owner, { title: 'Nga tjetri' });
  expect(await titles()).toContain('Nga tjetri');
  await until(async () => (await titles(sibling)).includes('Nga tjetri'));
});

test('a change while events cannot be heard is seen at once, and after they can again', async () => {
  const { id } = await createMenu(server, owner, { title: 'E dëgjuar' });
  await titles();
  await server.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tavolina-events' AND datname = current_database()`,
  );
  await rename(id, 'E padëgjuar');
  await until(async () => (await titles()).includes('E padëgjuar'));
});

test('forty who ask at once for the same thing cause one look into the database', async () => {
  await createMenu(server, owner, { title: 'Një herë' });
  const query = jest.spyOn(server.database, 'query');
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/menus/?menu_title=nje&limit=50')));
  // The words of the search, the page and the count.
  expect(query.mock.calls.length).toBeLessThanOrEqual(5);
  query.mockRestore();
  for (const answer of answers) expect(titlesIn(answer)).toEqual(['Një herë']);
});

test('with a token nothing is kept, and drafts stay unknown to others', async () => {
  const { id } = await createMenu(server, owner);
  await server.database.query('UPDATE menus SET is_published = false WHERE id = $1', [id]);
  const mine = await ask(`/menus/${id}`, { authorization: `Bearer ${owner.accessToken}` });
  expect(mine).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', etag: '"1"' } });
  await until(async () => (await ask(`/menus/${id}`)).status === 404);
});

test('a kept answer names both reasons to vary for a shell on another origin', async () => {
  const { headers } = await ask('/menus/', { origin: 'https://shell.tavolina.test' });
  expect(headers.vary).toBe('Origin, Accept-Encoding');
  expect(headers['access-control-allow-origin']).toBe('https://shell.tavolina.test');
});
