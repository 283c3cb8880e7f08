import { createMenu, createOwner } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

/** About as deep as a body of one megabyte can be. */
const DEPTH = 450_000;
const LISTS = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const OBJECTS = `${'{"a":'.repeat(DEPTH / 3)}1${'}'.repeat(DEPTH / 3)}`;
// What grows with the square of the depth would take minutes, beyond the time that a test has.
test.each([
  ['lists', LISTS],
  ['objects', OBJECTS],
])('%s in each other a hundred thousand times are refused at once, wherever they stand', async (_, deep) => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const token = owner.accessToken;
  const bodies: [string, string, string][] = [
    ['POST', '/orders', deep],
    ['POST', '/orders', `{"items":${deep}}`],
    ['POST', '/menus/', `{"title":${deep}}`],
    ['PATCH', `/menus/${menu.id}`, `{"sections":${deep}}`],
    ['PATCH', `/menus/${menu.id}`, `{"items":[{"name":"a","currency_prices":${deep}}]}`],
    ['POST', '/auth/refresh', `{"refresh_token":${deep}}`],
  ];
  for (const [method, path, body] of bodies) {
    const { status } = await send(server, method, path, { body, token });
    expect([path, status]).toEqual([path, 422]);
  }
});
