import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { type TestServer, testServer } from '../../../test/test-server.ts';

const place = (server: TestServer, menu: Menu, returnUrl: string) =>
  send(server, 'POST', '/orders', { body: orderBody(menu, { return_url: returnUrl }) });

const dinersMenu = async (server: TestServer) =>
  createMenu(server, await createOwner(server, { tier: 'standard' }));

describe('without a configured origin', () => {
  const server = testServer({ RATE_LIMITS: 'off', ALLOWED_ORIGINS: 'https://shell.tavolina.test' });
  let menu: Menu;
  beforeAll(async () => {
    menu = await dinersMenu(server);
  });

  test('a diner comes back to the host that was asked, or to an allowed shell', async () => {
    const { origin, host } = new URL(server.api);
    for (const url of [origin, `${origin}/`, `https://${host}`, 'https://shell.tavolina.test'])
      expect((await place(server, menu, url)).status).toBe(201);
  });

  test.each([
    'https://evil.test',
    '//evil.test',
    '\\evil.test',
    'javascript:alert(1)',
    '/orders',
    '{origin}@evil.test',
    '{origin}.evil.test',
    '{origin}/elsewhere',
    '{origin}?next=https://evil.test',
    '{origin}#evil',
    '{origin}\\@evil.test',
    '{origin}\u0000.evil.test',
    ' {origin}',
    'https://{host}@evil.test',
    'https://evil.test\\@{host}',
    'https://evil.test#@{host}',
    'ftp://{host}',
    'JaVaScRiPt:alert(1)//{host}',
    'data:text/html,<script>alert(1)</script>',
  ])('%s is refused, and nothing is ordered', async (url) => {
    const count = async () =>
      (await server.database.query<{ n: number }>('SELECT count(*)::int AS n FROM orders')).rows[0]?.n;
    const before = await count();
    const { origin, host } = new URL(server.api);
    const answer = await place(server, menu, url.replace('{origin}', origin).replace('{host}', host));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'return_url' }] } });
    expect(await count()).toBe(before);
  });
});

describe('with a configured origin', () => {
  const server = testServer({ RATE_LIMITS: 'off', PUBLIC_ORIGIN: 'https://tavolina.test' });

  test('only that one counts, whatever host was asked', async () => {
    const menu = await dinersMenu(server);
    expect((await place(server, menu, 'https://tavolina.test')).status).toBe(201);
    expect((await place(server, menu, new URL(server.api).origin)).status).toBe(422);
  });
});
