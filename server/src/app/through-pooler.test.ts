import { BACKGROUND_POOL } from '../platform/database/database.ts';
import { openThroughPooler } from '../platform/database/pooler.ts';
import { createMenu, createOwner, orderBody } from '../test/factories.ts';
import { inTheEnd } from '../test/in-the-end.ts';
import { pgbouncer } from '../test/pgbouncer.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const pooler = pgbouncer();
const server = testServer(
  { RATE_LIMITS: 'off' },
  {
    openRequests: (url) =>
      openThroughPooler(pooler.before(url), () => undefined, { ...BACKGROUND_POOL, connections: 5 }),
  },
);

const GUESTS = 40;

// product.md §604
test('the pooler sets what the server cannot send with its connections', async () => {
  const shown = (name: string) => server.database.query(`SHOW ${name}`).then(({ rows }) => rows[0]?.[name]);
  expect(await shown('jit')).toBe('off');
  expect(await shown('statement_timeout')).not.toBe('0');
});

// product.md §604
test('owners and guests are served by two processes that share two connections of the database', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const sibling = { api: await server.sibling() };
  const orders = await Promise.all(
    Array.from({ length: GUESTS }, (_, guest) =>
      inTheEnd(() => send(guest % 2 === 0 ? server : sibling, 'POST', '/orders', { body: orderBody(menu) })),
    ),
  );
  expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
  const listed = await Promise.all(
    Array.from({ length: GUESTS }, (_, turn) =>
      inTheEnd(() =>
        send(
          turn % 2 === 0 ? server : sibling,
          'GET',
          `/menus/?q=${encodeURIComponent(menu.title)}&skip=${turn % 3}`,
        ),
      ),
    ),
  );
  expect(listed.map(({ status }) => status)).toEqual(listed.map(() => 200));
  const { body } = await send(sibling, 'GET', '/orders/business?limit=100', { token: owner.accessToken });
  expect(body).toHaveLength(GUESTS);
});
