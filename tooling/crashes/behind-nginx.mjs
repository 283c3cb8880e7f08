import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../remote-kit/lib/progress.mjs';
import { withEmbedded } from '../lib/embedded-client.mjs';
import { ensureNginx } from '../lib/nginx.mjs';
import { nginxBefore } from '../lib/nginx-site.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { findOrder, firstKnown, retryUnanswered, startDiners, untilReady } from './diners.mjs';
import { startMailServer } from './mail-server.mjs';
import { productProcess } from './product-process.mjs';
import { signIn } from './sign-in.mjs';
import { verifyOrders } from './verify-orders.mjs';
import { openWindows, STORED_ORDERS } from './windows/open-windows.mjs';

const OWNER = { email: 'owner@tavolina.test', password: 'Tavolina-2026!' };
const DINERS = 2;
/** Windows of the console, and orders that are followed; the staff confirms some of these beside each failure. */
const WINDOWS = { consoles: 4, tracked: 46 };
const CONFIRMED = 15;
/** Longer than a lost stream needs to be opened again, in ms. */
const TIMEOUT_MS = 45_000;
const LOOK_MS = 250;

/**
 * Confirms orders as the staff does, who presses again where nothing answers.
 * @param {string} api @param {string} token @param {readonly string[]} ids of the orders
 */
const confirm = async (api, token, ids) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ status: 'confirmed' });
  for (const id of ids) {
    const send = () => fetch(`${api}/orders/business/${id}`, { method: 'PATCH', headers, body });
    const isDone = () =>
      send().then(
        ({ ok, status }) => ok || status === 409,
        () => false,
      );
    while (!(await isDone())) await delay(LOOK_MS);
  }
};

/**
 * Waits until every window is followed live and shows what is stored.
 * @param {string} dataDir @param {import('./windows/open-windows.mjs').Windows} windows
 * @throws {Error} naming the windows that do not
 */
const verifyWindows = (dataDir, windows) =>
  withEmbedded(dataDir, async (client) => {
    const end = Date.now() + TIMEOUT_MS;
    const look = async () => {
      const { tracking, consoles } = windows.wrong((await client.query(STORED_ORDERS)).rows);
      return [...tracking, ...consoles];
    };
    let wrong = await look();
    while ((wrong.length > 0 || windows.live() < windows.open()) && Date.now() < end) {
      await delay(LOOK_MS);
      wrong = await look();
    }
    if (wrong.length > 0) throw new Error(`Windows that show something old: ${JSON.stringify(wrong)}`);
    if (windows.live() < windows.open())
      throw new Error(`Streams that are open again: ${windows.live()} of ${windows.open()}`);
  });

/**
 * Two servers behind nginx, followed live by windows and under orders, while a server, nginx and PostgreSQL are
 * killed in turn: no order may be lost or doubled, and each window must show at the end what is stored.
 */
export const runCrashesBehindNginx = async () => {
  const dataDir = await temporaryDataFolder('crashes-nginx');
  const mails = await startMailServer();
  const [first, second] = [productProcess(dataDir, mails.url), productProcess(dataDir, mails.url)];
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [mails.stop, first.stop, second.stop];
  try {
    const program = await ensureNginx();
    const nginx = await nginxBefore(program, [await first.start(), await second.start()]);
    stops.push(nginx.stop);
    await nginx.start();
    const api = `${nginx.url}/api`;
    const request = await findOrder(api);
    const place = {
      id: request.business_id,
      token: await signIn(api, OWNER),
      signIn: () => signIn(api, OWNER),
    };
    const windows = openWindows(api, WINDOWS);
    stops.push(windows.close);
    windows.openConsoles(place);
    const { orders, stop } = startDiners(api, request, DINERS);
    const followed = await firstKnown(orders, WINDOWS.tracked);
    for (const order of orders) if (order.id && followed.includes(order.id)) windows.track(order, order.id);
    const noMore = async () => undefined;
    const failures = [
      () => second.crashServer(noMore),
      () => nginx.kill().then(nginx.start),
      first.crashDatabase,
    ];
    for (const fail of failures) {
      await Promise.all([fail(), confirm(api, place.token, followed.splice(0, CONFIRMED))]);
      await untilReady(api);
    }
    await stop();
    const unanswered = orders.filter(({ id }) => id === undefined).length;
    await retryUnanswered(api, request, orders);
    await verifyOrders(api, orders, request.items.length);
    await verifyWindows(dataDir, windows);
    say(
      `Behind nginx, a server, nginx and PostgreSQL killed: ${orders.length} orders, ${unanswered} repeated, all there once; ${windows.open()} windows show them`,
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
