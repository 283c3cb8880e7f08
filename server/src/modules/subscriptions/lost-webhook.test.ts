import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import type { TestOwner } from '../../test/factories.ts';
import { whileAway } from '../../test/refusing-sandbox.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, tierOf, ownerAfterTrial, messagesArrived } = subscriptionsOf(server);

/** An owner who has paid, but whose webhook has not arrived. */
const ownerWhoPaid = async (): Promise<TestOwner> => {
  const holder = await cardHolder(server);
  const owner = await ownerAfterTrial();
  const { body } = await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) });
  await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
  await eventually(async () => expect(await tierOf(owner)).toBe('standard'));
  await messagesArrived();
  await server.database.query(
    `UPDATE subscriptions SET status = 'incomplete', version = version + 1 WHERE business_id = $1`,
    [owner.id],
  );
  return owner;
};

test('who has just paid sees it at once, before the provider has told of it', async () => {
  const owner = await ownerWhoPaid();
  expect(await mine(owner)).toMatchObject({ status: 'active' });
  expect(await tierOf(owner)).toBe('standard');
});

test('what is known is shown while the provider is away', async () => {
  const owner = await ownerWhoPaid();
  await whileAway(server, async () => {
    expect(await mine(owner)).toMatchObject({ status: 'incomplete', plan_name: 'Standard' });
  });
});
