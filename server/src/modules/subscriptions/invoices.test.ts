import type { Invoice } from '@tavolina/shared-api/contract';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { createOwner, type TestOwner } from '../../test/factories.ts';
import { whileAway } from '../../test/refusing-sandbox.ts';
import { send } from '../../test/send.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, ownerAfterTrial } = subscriptionsOf(server);
let holder: CardHolder;
beforeAll(async () => {
  holder = await cardHolder(server);
});

const invoices = async ({ accessToken }: TestOwner): Promise<Invoice[]> => {
  const { status, body } = await send(server, 'GET', '/subscriptions/invoices', { token: accessToken });
  expect(status).toBe(200);
  return body as Invoice[];
};

test('a place that never left the free plan has no bills', async () => {
  expect(await invoices(await createOwner(server))).toEqual([]);
});

// product.md §76
test('bills come with number, amount, date and status, the newest first, and nobody sees another’s', async () => {
  const owner = await ownerAfterTrial();
  await ownerAfterTrial();
  const before = Date.now();
  expect((await start(owner, { payment_method_id: await holder.enterCard(CARDS.works) })).status).toBe(201);
  const [newest, trial, ...others] = await invoices(owner);
  expect(others).toEqual([]);
  expect(newest).toMatchObject({ amount: 10, status: 'open', number: expect.stringMatching(/^\w{8}$/) });
  expect(Math.abs(Date.parse(newest?.issued_at ?? '') - before)).toBeLessThan(60_000);
  expect(trial).toMatchObject({ amount: 0, status: 'paid' });
});

test('bills are not made up while the provider is away', async () => {
  const owner = await createOwner(server);
  await start(owner);
  const answer = await whileAway(server, () =>
    send(server, 'GET', '/subscriptions/invoices', { token: owner.accessToken }),
  );
  expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
});
