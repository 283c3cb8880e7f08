import { once } from 'node:events';
import type { Socket } from 'node:net';
import { calls, type OrderEvent } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import { connectTo } from '../../test/raw-connection.ts';
import { readConfig } from '../config/config.ts';
import { createServer } from '../http/create-server.ts';
import { createConcurrencyLimits } from '../rate-limit/concurrency-limits.ts';
import { createStreamRegistry, type StreamRegistry } from './stream-registry.ts';

/** Live updates of one address that are checked at a time (decision 0120). */
const AT_ONCE = 8;

const EVENT: OrderEvent = { type: 'order.updated', order_id: 'K7MQ-4XTD', status: 'ready' };

let app: FastifyInstance;
let streams: StreamRegistry;
let address: string;
/** Send functions of the attached streams. */
const attached = new Set<(event: OrderEvent) => void>();
let endSession: () => void;
/** How often a session was looked up, and how many requests are being checked now. */
let sessions: number;
let checking: number;
/** Resolves when the check of the request may finish. */
let checked: Promise<unknown>;
/** Number of the connection for events; undefined while there is none. */
let connection: number | undefined;
let loseEvents: () => void;

const listen = async (): Promise<void> => {
  app = await createServer(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  streams = createStreamRegistry(
    app,
    async () => {
      sessions += 1;
      return { userId: 'owner', businessId: 'place', role: 'owner', sessionId: 'session' };
    },
    (_caller, onEnd) => {
      endSession = onEnd;
      return () => undefined;
    },
    createConcurrencyLimits(true),
    {
      connection: () => connection,
      onLost: (listener) => {
        loseEvents = listener;
      },
    },
  );
  streams.register(calls.orders.businessEvents, async () => {
    checking += 1;
    await checked;
    checking -= 1;
    return (send) => {
      attached.add(send);
      return () => attached.delete(send);
    };
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
};

beforeEach(async () => {
  attached.clear();
  sessions = 0;
  checking = 0;
  checked = Promise.resolve();
  connection = 1;
  await listen();
});

afterEach(() => app.close());

const ask = (method = 'GET'): string =>
  `${method} /orders/business/events HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** The end of a chunked response. */
const END = /0\r\n\r\n$/;

test('a stream hears nothing more from the moment its session ends', async () => {
  const { say, hear, leave } = await connectTo(address);
  say(ask());
  await hear(/retry:/);
  const [late] = attached;
  endSession();
  expect([late, attached.size]).toEqual([expect.any(Function), 0]);
  // An event that arrives late harms neither this process nor the next response of the connection.
  for (let times = 0; times < 3; times += 1) late?.(EVENT);
  await hear(END);
  say(ask());
  await hear(/retry:/);
  leave();
});

test('an event of a newer process, which this one does not know, ends the stream and nothing else', async () => {
  const { say, hear, leave } = await connectTo(address);
  say(ask());
  await hear(/retry:/);
  const [send] = attached;
  send?.({ ...EVENT, type: 'order.on_its_way' } as never);
  await hear(END);
  expect(attached.size).toBe(0);
  leave();
});

test('a stream behind another of its connection is ended instead of piling up', async () => {
  const { say, hear, leave } = await connectTo(address);
  say(ask() + ask());
  await hear(/retry:/);
  // Time for the second stream to open, which sends nothing yet.
  await fetch(new URL('/askund', address));
  expect(attached.size).toBe(1);
  endSession();
  await hear(/retry:[\s\S]*0\r\n\r\n$/);
  leave();
});

test('a stream whose client left while it was checked is never attached, and one that leaves later is let go', async () => {
  let finish: () => void = () => undefined;
  checked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const gone = async (leave: () => void, socket: Socket): Promise<void> => {
    const closed = once(socket, 'close');
    leave();
    await closed;
  };
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const early = await connectTo(address);
  const asked = once(app.server, 'request');
  early.say(ask());
  await asked;
  await gone(early.leave, (await connected)[0]);
  finish();
  await fetch(new URL('/askund', address));
  expect(attached.size).toBe(0);

  const reconnected = once(app.server, 'connection') as Promise<[Socket]>;
  const late = await connectTo(address);
  late.say(ask());
  await late.hear(/retry:/);
  expect(attached.size).toBe(1);
  await gone(late.leave, (await reconnected)[0]);
  expect(attached.size).toBe(0);
});

test('a stream that is being opened while the server stops ends, too', async () => {
  let finish: () => void = () => undefined;
  checked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { say, hear, leave } = await connectTo(address);
  const asked = once(app.server, 'request');
  say(ask());
  await asked;
  streams.end();
  finish();
  await hear(END);
  expect(attached.size).toBe(0);
  leave();
});

// product.md §605
test('a stream ends when its process hears of no changes any more, and opens when it does again', async () => {
  const { say, hear, leave } = await connectTo(address);
  say(ask());
  await hear(/retry:/);
  connection = undefined;
  loseEvents();
  await hear(END);
  say(ask());
  await hear(/ 503 [\s\S]*service_unavailable/);
  expect(attached.size).toBe(0);
  // The database was not asked whose it is, in vain for each of all windows.
  expect(sessions).toBe(1);
  connection = 2;
  say(ask());
  await hear(/retry:/);
  expect(attached.size).toBe(1);
  leave();
});

// product.md §605
test('when many windows of an address open theirs again, some are checked at a time, and all are open in the end', async () => {
  let finish: () => void = () => undefined;
  checked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const windows = await Promise.all(Array.from({ length: 20 }, () => connectTo(address)));
  for (const { say } of windows) say(ask());
  // Each window's request has arrived, as one that was sent after them is answered.
  while (sessions < AT_ONCE) await fetch(new URL('/askund', address));
  for (let turn = 0; turn < 20; turn += 1) await fetch(new URL('/askund', address));
  expect([sessions, checking]).toEqual([AT_ONCE, AT_ONCE]);
  finish();
  for (const { hear } of windows) await hear(/retry:/);
  expect(attached.size).toBe(20);
  for (const { leave } of windows) leave();
});

// product.md §605
test('a window whose turn came is checked to the end before the turn of another', async () => {
  let finish: () => void = () => undefined;
  checked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const windows = await Promise.all(Array.from({ length: AT_ONCE + 1 }, () => connectTo(address)));
  for (const { say } of windows) say(ask());
  while (checking < AT_ONCE) await fetch(new URL('/askund', address));
  // The last one is not even asked whose it is.
  for (let turn = 0; turn < 20; turn += 1) await fetch(new URL('/askund', address));
  expect(sessions).toBe(AT_ONCE);
  // Nor is it when no changes are heard any more: it would wait for a database that is gone.
  connection = undefined;
  finish();
  for (const { hear } of windows) await hear(/ 503 /);
  expect([sessions, attached.size]).toEqual([AT_ONCE, 0]);
  for (const { leave } of windows) leave();
});

// product.md §605
test('a window waits for its turn as long as a slow database needs for those before it', async () => {
  let finish: () => void = () => undefined;
  checked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const windows = await Promise.all(Array.from({ length: AT_ONCE + 1 }, () => connectTo(address)));
  for (const { say } of windows) say(ask());
  while (checking < AT_ONCE) await fetch(new URL('/askund', address));
  for (let turn = 0; turn < 20; turn += 1) await fetch(new URL('/askund', address));
  const later = performance.now() + 19_000;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => later);
  finish();
  for (const { hear } of windows) await hear(/retry:/);
  now.mockRestore();
  expect(attached.size).toBe(AT_ONCE + 1);
  for (const { leave } of windows) leave();
});
