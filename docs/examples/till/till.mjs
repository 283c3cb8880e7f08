#!/usr/bin/env node
/**
 * A small till for Tavolina: Node alone, no packages. It pulls new and changed orders, prints them, and moves an
 * order on from its arrival to its hand-over. See docs/integrations.md.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const { TAVOLINA_URL, TAVOLINA_KEY, TILL_STATE = 'till-state.json', TILL_SECONDS = '5' } = process.env;
const { WEBHOOK_SECRET, TILL_PORT = '4400' } = process.env;

const USAGE = `TAVOLINA_URL=https://…/api TAVOLINA_KEY=tav_… node till.mjs COMMAND

  watch             prints orders as they come and change, until it is stopped
  (with WEBHOOK_SECRET it also listens on TILL_PORT, and pulls when it is told)
  watch --once      prints what is new since the last time
  confirm ID [MIN]  takes an order, ready in MIN minutes if given
  prepare ID        the kitchen begins
  ready ID          it is ready
  hand-over ID      the guest has it
  decline ID        cancels an order
`;

const STATUS_OF = {
  confirm: 'confirmed',
  prepare: 'preparing',
  ready: 'ready',
  'hand-over': 'completed',
  decline: 'cancelled',
};

/** What the API refused: trying again would not help. */
class Refused extends Error {}

/** Says a line. Control characters that somebody typed would move the cursor, or be orders to a printer. */
const say = (line) => process.stdout.write(`${line.replace(/\p{Cc}+/gu, ' ')}\n`);

/** Why the API refused, with what is wrong in each field. */
const refusalOf = async (answer) => {
  if (answer.status === 401) return 'This key is unknown or was revoked.';
  const { detail, errors = [] } = await answer.json();
  return [detail, ...errors.map(({ field, message }) => `${field}: ${message}`)].join(' ');
};

/**
 * Makes a call. A network that fails, a server that is busy and a limit are waited for: everything that a key allows
 * can be sent again safely.
 */
const call = async (method, path, body) => {
  for (let pause = 1; ; pause = Math.min(pause * 2, 60)) {
    const answer = await fetch(TAVOLINA_URL + path, {
      method,
      headers: {
        authorization: `Bearer ${TAVOLINA_KEY}`,
        'accept-language': 'en',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (answer?.ok) return answer.json();
    const isPassing = answer === undefined || answer.status === 429 || answer.status >= 500;
    if (!isPassing) throw new Refused(await refusalOf(answer));
    await delay(1_000 * Number(answer?.headers.get('retry-after') ?? pause));
  }
};

const readCursor = async () => {
  try {
    return JSON.parse(await readFile(TILL_STATE, 'utf8')).cursor;
  } catch (error) {
    // The first time there is none yet.
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Written beside and moved, so that a till that loses power has the old cursor or the new one. */
const writeCursor = async (cursor) => {
  await writeFile(`${TILL_STATE}.new`, JSON.stringify({ cursor }));
  await rename(`${TILL_STATE}.new`, TILL_STATE);
};

/** A time on the clock of this machine, with its day where that is not today. */
const timeOf = (moment) => {
  const date = new Date(moment);
  const hour = date.toTimeString().slice(0, 5);
  // Swedish writes a day as 2026-11-28.
  return date.toDateString() === new Date().toDateString()
    ? hour
    : `${date.toLocaleDateString('sv-SE')} ${hour}`;
};

/** What was chosen of a dish, a line for each group. */
const choicesOf = ({ choices = [] }) =>
  [...new Set(choices.map(({ group }) => group))].map((group) => {
    const names = choices.filter((choice) => choice.group === group).map(({ name }) => name);
    return `    ${group}: ${names.join(', ')}`;
  });

/** When an order is due: at the time it was asked for, or later where its promise was moved behind that. */
const dueOf = ({ asked_for: asked, promised_at: promised }) =>
  asked && promised && promised > asked ? promised : (asked ?? promised);

const print = (order) => {
  const { id, status, fulfilment, table, display, items, allergy, notes, version } = order;
  const due = dueOf(order);
  const time = due ? timeOf(due) : '–';
  say(
    `${id}  ${status}  ${table ?? fulfilment}  for ${time}  ${display.total_amount} ${display.currency}  v${version}`,
  );
  // Before the dishes, so that nobody begins without it.
  if (allergy) say(`  !!! ALLERGY: ${allergy}`);
  for (const item of items) {
    say(`  ${item.quantity} × ${item.name}${item.notes ? ` (${item.notes})` : ''}`);
    for (const line of choicesOf(item)) say(line);
  }
  if (notes) say(`  ! ${notes}`);
};

/** Prints what changed. The cursor is stored after the orders are printed: a crash prints twice, and loses nothing. */
const pull = async () => {
  for (let hasMore = true; hasMore; ) {
    const cursor = await readCursor();
    const query = cursor ? `?${new URLSearchParams({ cursor })}` : '';
    const page = await call('GET', `/orders/business/changes${query}`);
    for (const order of page.orders) print(order);
    await writeCursor(page.next_cursor);
    hasMore = page.has_more;
  }
};

/** Whether a message comes from Tavolina, and lately (standardwebhooks.com). */
const isSigned = ({ headers }, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const key = Buffer.from(WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
  const own = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const theirs = Buffer.from(signature.replace('v1,', ''), 'base64');
    return theirs.length === own.length && timingSafeEqual(theirs, own);
  });
};

/** A message is far smaller, in bytes. What is larger comes from somebody else. */
const MOST_BYTES = 65_536;

/** The body of a request; fails where the sender breaks off or sends too much. */
const bodyOf = async (request) => {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Reads a message, answers it and says that an order changed. */
const receive = async (request, response, onOrder) => {
  const body = await bodyOf(request);
  const isTrue = isSigned(request, body);
  response.writeHead(isTrue ? 204 : 401).end();
  if (isTrue && JSON.parse(body).type.startsWith('order.')) onOrder();
};

/** Listens for messages, and calls back at each about an order. Whatever else comes to the port does not stop the till. */
const listen = async (onOrder) => {
  const server = createServer((request, response) => {
    receive(request, response, onOrder).catch(() => response.destroy());
  });
  server.listen(Number(TILL_PORT));
  await once(server, 'listening');
  say(`listening on port ${server.address().port}`);
};

const watch = async (isOnce) => {
  await pull();
  if (isOnce) return;
  let pause = new AbortController();
  // Told during a pull: the next one follows without a pause.
  if (WEBHOOK_SECRET) await listen(() => pause.abort());
  for (;;) {
    await delay(1_000 * Number(TILL_SECONDS), undefined, pause).catch(() => undefined);
    pause = new AbortController();
    await pull();
  }
};

/** Sets the status. Without a version: the same status sent again changes nothing. */
const move = async (status, id, minutes) => {
  const promise = status === 'confirmed' && minutes ? { promise_minutes: Number(minutes) } : {};
  print(await call('PATCH', `/orders/business/${encodeURIComponent(id)}`, { status, ...promise }));
};

const [command = '', id, minutes] = process.argv.slice(2);
const isMove = Object.hasOwn(STATUS_OF, command) && id !== undefined;
if (!TAVOLINA_URL || !TAVOLINA_KEY || (command !== 'watch' && !isMove)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  try {
    await (isMove ? move(STATUS_OF[command], id, minutes) : watch(id === '--once'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
