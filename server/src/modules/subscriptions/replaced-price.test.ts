import { createOwner, type TestOwner } from '../../test/factories.ts';
import { doWork } from '../../test/jobs-done.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';
import { reconcileJob } from './subscription-upkeep.ts';

const lines: string[] = [];
const server = testServer(
  { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  { logTo: { write: (line) => void lines.push(line) } },
);
const { start, mine, tierOf } = subscriptionsOf(server);

/**
 * Simulates a plan whose amount has changed: at the provider, the old price loses its lookup key.
 * @param oldMinor the earlier amount, in cents
 */
const replacePrice = (planId: string, oldMinor: number) =>
  server.database.query(
    `UPDATE sandbox.objects SET data = jsonb_set(jsonb_set(data, '{lookup_key}', 'null'), '{unit_amount}', $2)
     WHERE kind = 'price' AND data ->> 'lookup_key' = $1`,
    [planId, JSON.stringify(oldMinor)],
  );

const expectKept = async (owner: TestOwner, interval: 'month' | 'year', price: number) => {
  expect(await tierOf(owner)).toBe('standard');
  expect(await mine(owner)).toMatchObject({ plan_name: 'Standard', tier: 'standard', interval, price });
};

// product.md §81
test('who pays for a plan keeps it, and sees what it costs, when its price is replaced, also after a change', async () => {
  const [stays, changes, later] = [
    await createOwner(server),
    await createOwner(server),
    await createOwner(server),
  ];
  for (const owner of [stays, changes]) expect(await start(owner)).toMatchObject({ status: 201 });
  await replacePrice('standard-month', 8_00);
  expect(await start(changes, { plan_id: 'standard-year' })).toMatchObject({ status: 201 });
  expect(await start(later)).toMatchObject({ status: 201 });
  await replacePrice('standard-year', 90_00);
  await doWork(server, reconcileJob);
  await expectKept(stays, 'month', 8);
  await expectKept(later, 'month', 8);
  await expectKept(changes, 'year', 90);
  expect(await start(stays)).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
});

test('who pays for a plan of which the provider tells nothing keeps it, and a warning says so', async () => {
  const owner = await createOwner(server);
  await start(owner);
  const { rows } = await server.database.query<{ id: string }>(
    `UPDATE sandbox.objects SET data = data #- '{metadata,plan_id}'
     WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1 RETURNING data ->> 'id' AS id`,
    [owner.id],
  );
  await replacePrice('standard-month', 8_00);
  await doWork(server, reconcileJob);
  await expectKept(owner, 'month', 8);
  expect(lines.filter((line) => line.includes(rows[0]?.id ?? '?')).join()).toContain(
    'it counts as standard-month',
  );
});
