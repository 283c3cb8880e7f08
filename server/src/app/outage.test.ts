import type { CallDefinition } from '@tavolina/shared-api/contract';
import { errorCodesOf } from '../platform/api-document/failures-of.ts';
import { callAsInExample, callRows, createTokens, type Tokens, tokenOf } from '../test/described-calls.ts';
import { send } from '../test/send.ts';
import { stripeMessages } from '../test/stripe-messages.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const { eventOf, sign, deliver } = stripeMessages(server);

let tokens: Tokens;
const event = eventOf('payment_intent.succeeded', { id: 'pi_1' });
let signature: string;

/** Ends the connections of requests; from now on nothing listens where they would be opened again. */
const loseDatabase = async () => {
  const { options } = server.database;
  options.connectionString = 'postgresql://tavolina:x@127.0.0.1:1/tavolina';
  const all = await Promise.all(
    Array.from({ length: server.database.totalCount }, () => server.database.connect()),
  );
  for (const connection of all) connection.release(true);
};

beforeAll(async () => {
  tokens = await createTokens(server);
  signature = await sign(event);
  await loseDatabase();
});

const canFail = (call: CallDefinition) => errorCodesOf(call).includes('service_unavailable');
const isMessage = ({ path }: CallDefinition) => path === '/webhooks/stripe';

describe('while the database cannot be reached', () => {
  test.each(callRows((call) => canFail(call) && !isMessage(call)))(
    '%s says so, and when to try again',
    async (_name, described) => {
      const { status, body, headers } = await callAsInExample(
        server,
        described,
        tokenOf(described.call, tokens),
      );
      expect([status, body]).toMatchObject([
        503,
        { code: 'service_unavailable', detail: expect.any(String) },
      ]);
      expect(headers.get('retry-after')).toBe('5');
    },
  );

  test('a message of the payment provider is asked for again', async () => {
    expect(await deliver(event, signature)).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
  });

  test.each(callRows((call) => !canFail(call)))('%s is answered as ever', async (_name, described) => {
    const { status } = await callAsInExample(server, described);
    expect(status).toBe(described.call.success.status);
  });

  test('what a process is asked by whoever watches it tells the two apart', async () => {
    expect((await send(server, 'GET', '/health/live')).status).toBe(200);
    expect((await send(server, 'GET', '/health/ready')).status).toBe(503);
  });
});
