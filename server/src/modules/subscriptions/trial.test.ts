import type { OwnBusiness, PlanUsage, SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, countLive } = subscriptionsOf(server);

/** A second place of an owner, with a token for it. */
const furtherPlace = async (owner: TestOwner): Promise<TestOwner> => {
  const token = owner.accessToken;
  const body = { business_name: 'Oxhaku në Fier', telephone: '+355 69 111 1111', city: 'Fier' };
  const { id } = (await send(server, 'POST', '/businesses', { token, body })).body as OwnBusiness;
  const chosen = await send(server, 'PUT', '/auth/business', { token, body: { business_id: id } });
  return { ...owner, id, accessToken: (chosen.body as { access_token: string }).access_token };
};

const isTrialAvailable = async ({ accessToken: token }: TestOwner): Promise<boolean> =>
  ((await send(server, 'GET', '/subscriptions/usage', { token })).body as PlanUsage).trial_available;

// product.md §168
test('a further place has no trial, whether or not the first one used it', async () => {
  const first = await createOwner(server);
  const [second, third] = [await furtherPlace(first), await furtherPlace(first)];
  expect(await isTrialAvailable(second)).toBe(false);
  expect(await start(second)).toMatchObject({ status: 422, body: { code: 'card_required' } });
  expect(await countLive(second)).toBe(0);

  expect(await isTrialAvailable(first)).toBe(true);
  expect(await start(first)).toMatchObject({ status: 201, body: { status: 'trialing' } });
  expect(await isTrialAvailable(first)).toBe(false);
  expect(await start(third)).toMatchObject({ status: 422, body: { code: 'card_required' } });
});

test('a further place’s plan is paid from its first day', async () => {
  const second = await furtherPlace(await createOwner(server));
  const holder = await cardHolder(server);
  const payment_method_id = await holder.enterCard(CARDS.works);
  const { body } = await start(second, { payment_method_id });
  expect(body).toMatchObject({ status: 'incomplete', secret_kind: 'payment' });
  await holder.confirm((body as SubscriptionToConfirm).client_secret ?? '');
  await eventually(async () =>
    expect(await mine(second)).toMatchObject({ status: 'active', card: { last4: '4242' } }),
  );
});
