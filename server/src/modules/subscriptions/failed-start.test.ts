import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { stripeMessages } from '../../test/stripe-messages.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, cancel, ownerAfterTrial, countLive, messagesArrived } = subscriptionsOf(server);
const { eventOf, deliver } = stripeMessages(server);

const KEY = { 'idempotency-key': 'provo-prape' };
const away = { status: 503, body: { code: 'payment_unavailable' } };
const already = { status: 409, body: { code: 'already_subscribed' } };

/** Does something while no such change of a stored subscription is kept, as if the answer had been lost here. */
const whileLosing = async <T>(change: string, act: () => Promise<T>): Promise<T> => {
  await server.database.query(
    `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
     CREATE TRIGGER lose BEFORE ${change} EXECUTE FUNCTION lose()`,
  );
  try {
    return await act();
  } finally {
    await server.database.query('DROP FUNCTION lose CASCADE');
  }
};
const ANOTHER_PLAN = 'UPDATE ON subscriptions FOR EACH ROW WHEN (NEW.plan_id <> OLD.plan_id)';
const RESUMED = `UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.cancel_at_period_end AND NOT NEW.cancel_at_period_end)`;
const FIRST = 'INSERT ON subscriptions FOR EACH ROW';
const ANOTHER_ONE = 'UPDATE ON subscriptions FOR EACH ROW WHEN (NEW.ref <> OLD.ref)';

/** Lets the provider tell of the subscription of an owner. */
const tell = async (owner: TestOwner): Promise<void> => {
  const { rows } = await server.database.query<{ id: string }>(
    `SELECT id FROM sandbox.objects WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1`,
    [owner.id],
  );
  const told = await deliver(eventOf('customer.subscription.created', { id: rows[0]?.id }));
  expect(told).toMatchObject({ status: 200 });
  await messagesArrived();
};

// product.md §504
describe('what the provider did and what could not be stored here', () => {
  test('a start is done when its key repeats it, though the provider has told of it by then', async () => {
    const owner = await createOwner(server);
    expect(await whileLosing(FIRST, () => start(owner, {}, KEY))).toMatchObject(away);
    await tell(owner);
    expect(await start(owner)).toMatchObject(already);
    expect(await start(owner, { plan_id: 'standard-year' }, KEY)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
    expect(await start(owner, {}, KEY)).toMatchObject({ status: 201, body: { status: 'trialing' } });
    expect(await start(owner, {}, KEY)).toMatchObject({ status: 201 });
    expect(await countLive(owner)).toBe(1);
  });

  test('a change of the plan is done when its key repeats it', async () => {
    const owner = await createOwner(server);
    await start(owner);
    const yearly = { plan_id: 'standard-year' };
    expect(await whileLosing(ANOTHER_PLAN, () => start(owner, yearly, KEY))).toMatchObject(away);
    await messagesArrived();
    expect(await start(owner, yearly, KEY)).toMatchObject({ status: 201, body: { interval: 'year' } });
    expect(await start(owner, yearly)).toMatchObject(already);
  });

  test('a plan that continues is done when its key repeats it', async () => {
    const owner = await createOwner(server);
    await start(owner);
    await cancel(owner);
    expect(await whileLosing(RESUMED, () => start(owner, {}, KEY))).toMatchObject(away);
    await messagesArrived();
    expect(await start(owner, {}, KEY)).toMatchObject({
      status: 201,
      body: { cancel_at_period_end: false },
    });
    expect(await mine(owner)).toMatchObject({ cancel_at_period_end: false });
  });

  test('a start that waits for its bank can still be confirmed when its key repeats it', async () => {
    const owner = await ownerAfterTrial();
    const holder = await cardHolder(server);
    const card = { payment_method_id: await holder.enterCard(CARDS.works) };
    expect(await whileLosing(ANOTHER_ONE, () => start(owner, card, KEY))).toMatchObject(away);
    await messagesArrived();
    const { status, body } = await start(owner, card, KEY);
    expect([status, body]).toMatchObject([201, { status: 'incomplete', secret_kind: 'payment' }]);
    const { client_secret } = body as SubscriptionToConfirm;
    expect(await holder.confirm(client_secret ?? '')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await countLive(owner)).toBe(1);
  });

  test('a start that was cut off is taken up by its key', async () => {
    const owner = await createOwner(server);
    expect(await start(owner, {}, KEY)).toMatchObject({ status: 201 });
    await server.database.query(
      `UPDATE subscription_starts SET done = false, started_at = now() - interval '6 minutes' WHERE business_id = $1`,
      [owner.id],
    );
    expect(await start(owner, {}, KEY)).toMatchObject({ status: 201, body: { status: 'trialing' } });
  });
});
