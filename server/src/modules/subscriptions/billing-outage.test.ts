import { CARDS, cardHolder } from '../../test/card-holder.ts';
import { createOwner } from '../../test/factories.ts';
import { whileAway } from '../../test/refusing-sandbox.ts';
import { subscriptionsOf } from '../../test/subscriptions.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { start, mine, cancel, changeCard, countLive } = subscriptionsOf(server);

const away = { status: 503, body: { code: 'payment_unavailable' } };

test('a start that the provider does not answer starts nothing, and can be repeated', async () => {
  const owner = await createOwner(server);
  const again = { 'idempotency-key': 'fillimi' };
  expect(await whileAway(server, () => start(owner, {}, again))).toMatchObject(away);
  expect(await countLive(owner)).toBe(0);
  expect(await start(owner, {}, again)).toMatchObject({ status: 201 });
  expect(await countLive(owner)).toBe(1);
});

test('neither the card nor the end of a subscription changes while the provider is away', async () => {
  const owner = await createOwner(server);
  const card = await (await cardHolder(server)).enterCard(CARDS.works);
  await start(owner);
  const before = await mine(owner);
  expect(await whileAway(server, () => changeCard(owner, card))).toMatchObject(away);
  expect(await whileAway(server, () => cancel(owner))).toMatchObject(away);
  expect(await mine(owner)).toEqual(before);
  expect(await changeCard(owner, card)).toMatchObject({ status: 200, body: { card: { last4: '4242' } } });
  expect(await cancel(owner)).toMatchObject({ status: 204 });
});

test('a subscription that others keep storing is given up after some attempts, and can be changed later', async () => {
  const owner = await createOwner(server);
  await start(owner);
  await server.database.query(
    `CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
     CREATE TRIGGER lose BEFORE UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION lose()`,
  );
  const refused = await cancel(owner);
  await server.database.query('DROP FUNCTION lose CASCADE');
  expect(refused).toMatchObject(away);
  expect(await cancel(owner)).toMatchObject({ status: 204 });
  expect(await mine(owner)).toMatchObject({ cancel_at_period_end: true });
});
