import {
  LIMITS,
  type Menu,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@tavolina/shared-api/contract';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { doWork, jobDone, jobsDone } from '../../test/jobs-done.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { testTill } from '../../test/till-service.ts';
import { webhookAgainJob, webhookJob, webhookOffJob } from './webhook-jobs.ts';
import { deleteDeliveriesJob } from './webhooks-upkeep.ts';

const DAY_MS = 86_400_000;
const mail = testMailServer({ WEBHOOKS_ON_LOOPBACK: 'on' });
const server = testServer(mail.env);
const till = testTill();
let owner: TestOwner;
let menu: Menu;
let hook: NewWebhook;
let at: string;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  const url = `${till.origin()}/kasa`;
  hook = (await ask('POST', '/integrations/webhooks', { url, events: ['order.created'] })).body as NewWebhook;
  at = `/integrations/webhooks/${hook.id}`;
});

const ask = (method: string, path: string, body?: object): Promise<Received> =>
  send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
const place = async (): Promise<string> =>
  (
    (
      await send(server, 'POST', '/orders', {
        body: orderBody(menu, { customer_email: `${Math.random()}@a.al` }),
      })
    ).body as { id: string }
  ).id;
const first = () => jobsDone(server, webhookJob);
const log = async (): Promise<WebhookDelivery[]> =>
  ((await ask('GET', `${at}/deliveries`)).body as { deliveries: WebhookDelivery[] }).deliveries;
const webhook = async (): Promise<Webhook | undefined> =>
  ((await ask('GET', '/integrations/webhooks')).body as Webhook[])[0];

// What waits to be sent again waits until a test lets it, however long that takes.
beforeAll(async () => {
  await server.database.query(`
    CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.start_after := NEW.start_after + interval '1 day'; RETURN NEW; END $$;
    CREATE TRIGGER hold_back BEFORE INSERT ON pgboss.job FOR EACH ROW
      WHEN (NEW.name = '${webhookAgainJob.name}') EXECUTE FUNCTION hold_back()`);
});

/** Lets what waits to be sent again be sent, and waits until that is done; how many seconds it would have waited. */
const again = async (): Promise<number> => {
  const { rows } = await server.database.query<{ id: string; pause: number }>(
    `WITH held AS (
       SELECT id, round(extract(epoch FROM start_after - interval '1 day' - created_on))::int AS pause
       FROM pgboss.job WHERE name = $1 AND state < 'active'
         AND data ->> 'delivery_id' IN (SELECT d.id FROM webhook_deliveries d WHERE d.webhook_id = $2))
     UPDATE pgboss.job j SET start_after = now() FROM held WHERE j.id = held.id AND j.name = $1
     RETURNING j.id, held.pause`,
    [webhookAgainJob.name, hook.id],
  );
  expect(rows).toHaveLength(1);
  await jobDone(server, rows[0]?.id);
  return rows[0]?.pause ?? 0;
};
const toldOf = (words: string) =>
  mail.next(({ recipients, subject }) => recipients.includes(owner.email) && (subject ?? '').includes(words));

// product.md §367, §368
test('what fails is sent again after longer and longer pauses, with one id, and the log says how it went', async () => {
  till.answer(500, 302, 404);
  await place();
  await first();
  const [failed] = await log();
  expect(failed).toMatchObject({
    ...{ type: 'order.created', state: 'waiting', attempts: 1, answer_status: 500, problem: null },
    ...{ answer_ms: expect.any(Number), next_attempt_at: expect.any(String) },
  });
  expect((await webhook())?.failing_since).toEqual(expect.any(String));
  expect(await again()).toBe(5);
  // A redirect is not followed.
  expect((await log())[0]).toMatchObject({ answer_status: 302, attempts: 2 });
  expect(await again()).toBe(300);
  expect(await again()).toBe(1800);
  expect((await log())[0]).toMatchObject({
    ...{ state: 'delivered', attempts: 4, answer_status: 204, next_attempt_at: null },
  });
  expect(till.received.map(({ path }) => path)).toEqual(['/kasa', '/kasa', '/kasa', '/kasa']);
  expect(new Set(till.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed?.id]));
  expect((await webhook())?.failing_since).toBeNull();
});

// product.md §367
test('an address that fails for three days is switched off, its owner told, and can be switched on again', async () => {
  till.answer(...Array.from({ length: 10 }, () => 503));
  await place();
  await first();
  let seconds = 0;
  for (let attempt = 1; attempt < 9; attempt += 1) {
    const pause = await again();
    seconds += pause;
    server.advance(pause * 1000);
  }
  expect((await webhook())?.off).toBeNull();
  server.advance(24.5 * 3_600_000);
  seconds += await again();
  expect(seconds).toBeGreaterThan((3 * DAY_MS) / 1000);
  expect((await webhook())?.off).toMatchObject({ reason: 'failing' });
  expect((await log())[0]).toMatchObject({ state: 'failed', attempts: 10, next_attempt_at: null });
  const { text } = await toldOf('nuk u arrit për tri ditë');
  expect(text).toContain(`Për tri ditë asnjë mesazh nuk mbërriti te ${hook.url}`);
  expect(text).toContain(`/business/account?tab=integrations&place=${owner.id}`);

  await ask('PATCH', at, { is_on: true });
  const [{ id } = { id: '' }] = await log();
  expect(await ask('POST', `${at}/deliveries/${id}/again`)).toMatchObject({ status: 202 });
  await first();
  expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: 11 });
  await jobsDone(server, webhookOffJob);
});

// product.md §367
test('an address that answers 410 is switched off at once, with all that waits for it', async () => {
  till.answer(500, 410);
  await place();
  await first();
  // To an address that failed last it is sent beside those that are sent again.
  await place();
  await first();
  expect((await log()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await ask('POST', `${at}/deliveries/${(await log())[1]?.id}/again`);
  await first();
  expect((await webhook())?.off).toMatchObject({ reason: 'gone' });
  expect((await log()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  await toldOf('nuk kërkon më mesazhe');
  expect(till.received).toHaveLength(2);
});

// product.md §366
test('a name of this machine is not connected to, also where it was stored before', async () => {
  const { port } = new URL(till.origin());
  await server.database.query('UPDATE webhooks SET url = $2 WHERE id = $1', [
    hook.id,
    `https://localhost:${port}/`,
  ]);
  await place();
  await first();
  expect(await log()).toMatchObject([{ state: 'waiting', problem: 'private_address', answer_status: null }]);
});

// product.md §365
test('a message whose process is gone is sent again by another, and two processes send each message once', async () => {
  await server.sibling();
  let answer: (status: number) => void = () => undefined;
  const dead = new Promise<number>((resolve) => {
    answer = resolve;
  });
  till.answer(() => dead);
  await place();
  await eventually(async () => expect(till.received).toHaveLength(1));
  // What the queue does when the time of a process that was killed is over.
  await server.database.query(
    `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = $1 AND state = 'active'`,
    [webhookJob.name],
  );
  await eventually(async () => expect((await log())[0]).toMatchObject({ state: 'delivered' }));
  answer(500);
  expect(till.received).toHaveLength(2);
  expect(new Set(till.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await Promise.all(Array.from({ length: 6 }, place));
  await first();
  await eventually(async () =>
    expect((await log()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 7 }, () => ['delivered', 1]),
    ),
  );
  expect(till.received).toHaveLength(8);
});

// product.md §368
test('a test message is sent once, and its failure counts for nothing', async () => {
  till.answer(500);
  const { status, body } = await ask('POST', `${at}/test`);
  expect(status).toBe(202);
  expect(body).toMatchObject({ type: 'test', state: 'waiting', attempts: 0 });
  await first();
  expect(await log()).toMatchObject([{ type: 'test', state: 'failed', answer_status: 500 }]);
  expect(await webhook()).toMatchObject({ failing_since: null, off: null });
});

// product.md §368
test('a message is sent again by a press, also while it waits, and in its place', async () => {
  till.answer(500);
  await place();
  await first();
  const [{ id } = { id: '' }] = await log();
  await ask('POST', `${at}/deliveries/${id}/again`);
  await first();
  expect(await log()).toMatchObject([{ id, state: 'delivered', attempts: 2 }]);
  // The attempt that waited has nothing left to do.
  await again();
  expect(till.received).toHaveLength(2);
  const other = '/integrations/webhooks/0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';
  expect(await ask('POST', `${other}/deliveries/${id}/again`)).toMatchObject({ status: 404 });
  expect(await ask('POST', `${at}/deliveries/msg_none/again`)).toMatchObject({ status: 404 });
});

// product.md §368
test('presses that send have a limit', async () => {
  expect((await ask('POST', `${at}/test`)).status).toBe(202);
  await server.database.query(`UPDATE rate_limits SET hits = 60 WHERE key LIKE 'webhook-sends:%'`);
  expect(await ask('POST', `${at}/test`)).toMatchObject({ status: 429 });
  await first();
});

// product.md §368
test('the log has pages, the latest first, and forgets after thirty days', async () => {
  await server.database.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, type, body, state, created_at)
     SELECT 'msg_' || n, $1, 'test', '{}', 'delivered', now() - n * interval '1 day' FROM generate_series(1, 40) n`,
    [hook.id],
  );
  const page = async (query = '') =>
    (await ask('GET', `${at}/deliveries${query}`)).body as {
      deliveries: WebhookDelivery[];
      has_more: boolean;
    };
  const begin = await page();
  expect(begin.deliveries.map(({ id }) => id)).toEqual(
    Array.from({ length: LIMITS.deliveries }, (_, index) => `msg_${index + 1}`),
  );
  expect(begin.has_more).toBe(true);
  const rest = await page(`?before=msg_${LIMITS.deliveries}`);
  expect(rest.deliveries[0]?.id).toBe(`msg_${LIMITS.deliveries + 1}`);
  expect(rest).toMatchObject({ has_more: false });
  await doWork(server, deleteDeliveriesJob);
  const left = [...(await page()).deliveries, ...(await page(`?before=msg_${LIMITS.deliveries}`)).deliveries];
  expect(left.length).toBeLessThanOrEqual(LIMITS.deliveryDays);
  expect(
    left.every(({ created_at }) => Date.parse(created_at) > Date.now() - LIMITS.deliveryDays * DAY_MS),
  ).toBe(true);
});

test('the log goes on behind the id of a message, and behind nothing else', async () => {
  expect(await ask('GET', `${at}/deliveries?before=${'x'.repeat(200)}`)).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', errors: [{ field: 'before' }] },
  });
});
