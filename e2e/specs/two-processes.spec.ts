import { randomUUID } from 'node:crypto';
import { newEmail } from '../support/diner.ts';
import { startNginx } from '../support/nginx.ts';
import { orderRequest, placeOrder } from '../support/order-api.ts';
import { ownProduct } from '../support/own-product.ts';
import { ownerHeaders, ownMenu } from '../support/owner-api.ts';
import type { ServerProcess } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const own = ownProduct({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
let second: ServerProcess;
let request: object;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  second = await own.product.startAnother();
  request = await orderRequest(own.product.url);
});

test('an order taken by one process is seen live at the other', async () => {
  const headers = await ownerHeaders(second.url);
  const stream = await fetch(`${second.url}/api/orders/business/events`, { headers });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { id } = await placeOrder(own.product.url, request, randomUUID(), '203.0.113.1');
  let heard = '';
  while (!heard.includes(id)) heard += (await reader?.read())?.value ?? '';
  await reader?.cancel();
});

test('the same key at both processes at once is one order', async () => {
  const key = randomUUID();
  const answers = await Promise.all([
    placeOrder(own.product.url, request, key, '203.0.113.2'),
    placeOrder(second.url, request, key, '203.0.113.2'),
  ]);
  expect(answers[0]?.id).toBe(answers[1]?.id);
});

test('failed logins count together', async () => {
  const attempt = async (url: string): Promise<number> => {
    const body = new URLSearchParams({ username: 'askush@shembull.al', password: 'Gabim-123!' });
    const headers = { 'x-forwarded-for': '203.0.113.3' };
    return (await fetch(`${url}/api/login`, { method: 'POST', body, headers })).status;
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push(await attempt(own.product.url));
    statuses.push(await attempt(second.url));
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('behind nginx, processes are replaced one after the other and no visitor notices', async () => {
  test.setTimeout(120_000);
  const nginx = await startNginx([own.product.url, second.url]);
  const failures: string[] = [];
  let served = 0;
  let isOpen = true;
  const note = (status: number | string, what: string): void => {
    if (status === 200 || status === 201) served += 1;
    else failures.push(`${what}: ${status}`);
  };
  const statusOf = (answer: Promise<{ status: number }>): Promise<number | string> =>
    answer.then(({ status }) => status, String);
  const readWhole = async (url: string): Promise<Response> => {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer;
  };
  const visit = async (path: string): Promise<void> => {
    // Read whole, as browsers do: what is left unread keeps its connection, and nginx has 512 of them.
    while (isOpen) note(await statusOf(readWhole(nginx.url + path)), path);
  };
  const menu = await ownMenu(own.product.url, 'Dreka');
  const visitors = ['/', '/api/menus/', `/menu/${menu.id}`].map(visit);
  for (const server of [own.product, second]) {
    const replaced = server.restart();
    for (let order = 0; order < 20; order += 1) {
      const ofAnother = { ...request, customer_email: newEmail() };
      note(await statusOf(placeOrder(nginx.url, ofAnother, randomUUID(), '')), 'order');
    }
    await replaced;
  }
  isOpen = false;
  await Promise.all(visitors);
  await nginx.stop();
  expect(failures).toEqual([]);
  expect(served).toBeGreaterThan(100);
});
