import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import type { TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, cancel, ownerAfterTrial } = subscriptionsOf(server);
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

/** Starts with a card whose bank asks for confirmation. The secret is the payment's. */
const askBank = async (owner: TestOwner): Promise<string> => {
  const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.asks) });
  const secret = (body as SubscriptionToConfirm).client_secret ?? '';
  expect(await holder.confirm(secret)).toMatchObject({ body: { status: 'requires_action' } });
  return secret;
};

const bills = async (owner: TestOwner): Promise<object[]> => {
  const { body } = await send(server, 'GET', '/subscriptions/invoices', { token: owner.accessToken });
  return (body as { amount: number; status: string }[]).map(({ amount, status }) => ({ amount, status }));
};
const TRIAL = { amount: 0, status: 'paid' };

// product.md §56
describe('a first payment that the bank is still asked about', () => {
  test('cannot be made any more once another window has paid: nobody pays twice', async () => {
    const owner = await ownerAfterTrial();
    const first = await askBank(owner);
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    expect(await holder.authenticate(first, 'succeed')).toMatchObject({ status: 400 });
    expect(await bills(owner)).toEqual([
      { amount: 10, status: 'paid' },
      { amount: 10, status: 'void' },
      TRIAL,
    ]);
    await eventually(async () => expect(await mine(owner)).toMatchObject({ status: 'active' }));
  });

  test('cannot be made any more once the plan is given up', async () => {
    const owner = await ownerAfterTrial();
    const secret = await askBank(owner);
    expect(await cancel(owner)).toMatchObject({ status: 204 });
    expect(await holder.authenticate(secret, 'succeed')).toMatchObject({ status: 400 });
    expect(await bills(owner)).toEqual([{ amount: 10, status: 'void' }, TRIAL]);
    expect(await mine(owner)).toMatchObject({ status: 'canceled' });
  });

  test('stays open when another plan is asked for without a card', async () => {
    const owner = await ownerAfterTrial();
    const secret = await askBank(owner);
    expect(await start(owner, { plan_id: 'standard-year' })).toMatchObject({
      status: 422,
      body: { code: 'card_required' },
    });
    expect(await holder.authenticate(secret, 'succeed')).toMatchObject({ status: 200 });
    await eventually(async () => expect(await mine(owner)).toMatchObject({ status: 'active' }));
  });
});

describe('a first payment that was made before anybody here heard of it', () => {
  /** Pays, while neither our database nor the webhook shows it yet. */
  const payUntold = async (owner: TestOwner): Promise<void> => {
    const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
    await eventually(async () => expect(await mine(owner)).toMatchObject({ status: 'active' }));
    await server.database.query(
      `UPDATE sandbox.objects SET data = jsonb_set(data, '{status}', '"incomplete"')
       WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1 AND data ->> 'status' = 'active'`,
      [owner.id],
    );
    await server.database.query(
      `UPDATE subscriptions SET status = 'incomplete', version = version + 1 WHERE business_id = $1`,
      [owner.id],
    );
  };
  const PAID_ONCE = [{ amount: 10, status: 'paid' }, TRIAL];

  test('is not made again by another start', async () => {
    const owner = await ownerAfterTrial();
    await payUntold(owner);
    await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
    expect(await bills(owner)).toEqual(PAID_ONCE);
  });

  test('keeps its time when the plan is given up', async () => {
    const owner = await ownerAfterTrial();
    await payUntold(owner);
    expect(await cancel(owner)).toMatchObject({ status: 204 });
    expect(await mine(owner)).toMatchObject({ cancel_at_period_end: true });
    expect(await bills(owner)).toEqual(PAID_ONCE);
  });
});
