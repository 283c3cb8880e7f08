import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type BusinessOrder,
  DELAY_MINUTES,
  KEY_SCOPES,
  type Menu,
  type NewPrinter,
  type NewWebhook,
  SCOPE_CALLS,
  type StoredHours,
} from '@tavolina/shared-api/contract';
import getPort from 'get-port';
import { Webhook } from 'standardwebhooks';
import { createMenuWithChoices, optionOf } from '../../test/choices.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { createKey } from '../../test/key-of.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');
const TILL = path.join(DOCS, 'examples/till/till.mjs');
const PAGE = readFileSync(path.join(DOCS, 'integrations.md'), 'utf8');

const run = promisify(execFile);
const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
let owner: TestOwner;
let menu: Menu;
let env: Record<string, string>;
let folder: string;

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  const { key } = await createKey(server, owner, KEY_SCOPES);
  folder = mkdtempSync(path.join(tmpdir(), 'tavolina-till-'));
  env = {
    PATH: process.env.PATH ?? '',
    TAVOLINA_URL: server.api,
    TAVOLINA_KEY: key,
    TILL_STATE: path.join(folder, 'state.json'),
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = async (): Promise<string> =>
  (
    (await send(server, 'POST', '/orders', { body: orderBody(menu, { notes: 'Afër dritares' }) })).body as {
      id: string;
    }
  ).id;
const till = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [TILL, ...args], { env })).stdout;
const statusOf = async (id: string) =>
  ((await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken })).body as BusinessOrder)
    .status;

// product.md §363
test('the sample till takes an order from its arrival to its hand-over', async () => {
  const id = await place();
  const arrived = await till('watch', '--once');
  expect(arrived).toContain(`${id}  pending  pickup`);
  expect(arrived).toContain('1 × Tavë kosi');
  expect(arrived).toContain('! Afër dritares');
  expect(await till('watch', '--once')).toBe('');
  for (const [command, status] of [
    ['confirm', 'confirmed'],
    ['prepare', 'preparing'],
    ['ready', 'ready'],
    ['hand-over', 'completed'],
  ] as const) {
    expect(await till(command, id)).toContain(`${id}  ${status}`);
    expect(await statusOf(id)).toBe(status);
  }
  expect(await till('watch', '--once')).toContain(`${id}  completed`);
});

// product.md §285, §404
test('the sample till says what was chosen and for which day, and typed text moves nothing in its window', async () => {
  const pizzas = await createMenuWithChoices(server, owner);
  const { body } = await send(server, 'GET', `/places/${owner.id}/slots`);
  const meal = optionOf(pizzas, 'Me pije').id;
  const options = [
    { option_id: optionOf(pizzas, 'E vogël').id },
    { option_id: meal },
    { option_id: optionOf(pizzas, 'Ujë').id, within: meal },
  ];
  // Days ahead, whatever the hour of this test.
  const asked_for = (body as { slots: string[] }).slots.at(-1) ?? '';
  const items = [{ menu_item_id: itemsOf(pizzas)[0]?.id, quantity: 2, options }];
  const change = { items, asked_for, notes: 'Pa qepë\u001b[2J\nju lutem' };
  expect((await send(server, 'POST', '/orders', { body: orderBody(pizzas, change) })).status).toBe(201);
  const day = new Date(asked_for);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const said = await till('watch', '--once');
  expect(said).toContain(`  for ${date} ${day.toTimeString().slice(0, 5)}  `);
  expect(said).toContain('  2 × Margherita\n    Madhësia: E vogël\n    Si vakt: Me pije\n    Pija: Ujë\n');
  expect(said).toContain('  ! Pa qepë [2J ju lutem\n');
});

// product.md §421, §291
test('the sample till says an allergy before the dishes, and the time to which a promise was moved', async () => {
  const { body } = await send(server, 'GET', `/places/${owner.id}/slots`);
  const asked_for = (body as { slots: string[] }).slots.at(-1) ?? '';
  const order = orderBody(menu, { asked_for, allergy: 'kikirikë' });
  const { id } = (await send(server, 'POST', '/orders', { body: order })).body as { id: string };
  await till('confirm', id);
  const { version } = (await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken }))
    .body as BusinessOrder;
  const delay = { minutes: DELAY_MINUTES, version };
  const delayed = await send(server, 'POST', `/orders/business/${id}/delay`, {
    token: owner.accessToken,
    body: delay,
  });
  expect(delayed.status).toBe(200);
  const said = await till('watch', '--once');
  const moved = new Date(Date.parse(asked_for) + DELAY_MINUTES * 60_000).toTimeString().slice(0, 5);
  expect(said).toContain(` ${moved}  `);
  expect(said).toMatch(/\n {2}!!! ALLERGY: kikirikë\n {2}1 × Tavë kosi\n/);
});

test('a refusal names what is wrong', async () => {
  await expect(till('confirm', await place(), '500')).rejects.toMatchObject({
    code: 1,
    stderr: 'Some fields need correcting. promise_minutes: The largest value is 180.\n',
  });
});

// product.md §365
test('the sample till that listens takes an order when it is told of it', async () => {
  const port = await getPort();
  const added = await send(server, 'POST', '/integrations/webhooks', {
    token: owner.accessToken,
    body: { url: `http://127.0.0.1:${port}/`, events: ['order.created'] },
  });
  const { secret } = added.body as NewWebhook;
  const listening = { TILL_SECONDS: '86400', TILL_PORT: String(port), WEBHOOK_SECRET: secret };
  const running = spawn(process.execPath, [TILL, 'watch'], { env: { ...env, ...listening } });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  try {
    await eventually(async () => expect(said).toContain(`listening on port ${port}`));
    const forged = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: '{"type":"order.created"}',
    });
    expect(forged.status).toBe(401);
    // A sender that breaks off, and one that sends more than a message is.
    const broken = connect(port, '127.0.0.1').on('error', () => undefined);
    broken.write('POST / HTTP/1.1\r\nhost: till\r\ncontent-length: 100\r\n\r\nhalf');
    await once(broken, 'connect');
    broken.resetAndDestroy();
    await expect(
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(1_000_000) }),
    ).rejects.toThrow('fetch failed');
    const id = await place();
    await eventually(async () => expect(said).toContain(`${id}  pending`));
  } finally {
    running.kill();
    await ended;
  }
});

// product.md §360
test('a till whose key was revoked says so and stops', async () => {
  await server.database.query('DELETE FROM api_keys');
  await expect(till('watch')).rejects.toMatchObject({
    code: 1,
    stderr: 'This key is unknown or was revoked.\n',
  });
});

test('a till that is asked for nothing says what it can do', async () => {
  await expect(till('dance')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('hand-over ID'),
  });
});

test('the examples of the page do what it says', async () => {
  const { body: printer } = await send(server, 'POST', '/printers', {
    token: owner.accessToken,
    body: { name: 'Kuzhina', paper_mm: 80, tickets: ['kitchen'], prints_at: 'arrival' },
  });
  const id = await place();
  const examples = [...PAGE.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const said: string[] = [];
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const body = '{"type":"order.created"}';
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', now, body)}`,
  };
  const told = {
    WEBHOOK_SECRET: secret,
    MESSAGE: JSON.stringify({ headers, body }),
    PRINTER_ADDRESS: server.api + (printer as NewPrinter).path,
    CLOSED_ON: '2031-05-01',
  };
  for (const code of examples) {
    const args = ['--input-type=module', '-e', code];
    const { stdout } = await run(process.execPath, args, { env: { ...env, ...told, ORDER: id } });
    said.push(stdout);
  }
  expect(said).toEqual([
    `${id} pending 1\n`,
    expect.stringMatching(/^confirmed 20/),
    'Tavë kosi 200\n',
    'item Tavë kosi 12\n',
    '200 690\n',
    '200 1\n',
    'order.created\n',
    expect.stringMatching(new RegExp(`${id}[^]*1 x Tavë kosi`)),
  ]);
  expect(await statusOf(id)).toBe('confirmed');
  const asOwner = { token: owner.accessToken };
  const { hours } = (await send(server, 'GET', '/availability/hours', asOwner)).body as StoredHours;
  expect(hours?.special_days).toEqual([{ date: '2031-05-01', ranges: [], note: '' }]);
  expect((await send(server, 'GET', '/printers', asOwner)).body).toMatchObject([{ waiting: 0 }]);
});

// product.md §361
test('the page names the calls of each scope', () => {
  for (const scope of KEY_SCOPES) {
    const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${scope}\``));
    expect([...(row ?? '').matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, route]) => route)).toEqual(
      SCOPE_CALLS[scope],
    );
  }
});
