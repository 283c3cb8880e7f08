import type { NewWebhook, Session } from '@tavolina/shared-api/contract';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { testBuild, testOperators } from '../test/builds.ts';
import { CARDS, cardHolder } from '../test/card-holder.ts';
import { callRows } from '../test/described-calls.ts';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { type Received, send } from '../test/send.ts';
import { subscriptionsOf } from '../test/subscriptions.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const SHELL = testBuild('shell', '1.0.0');
const operators = testOperators(server, { live: [SHELL] });
const subscriptions = subscriptionsOf(server);

let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

let ahead = 0;
/** What the app shows a minute later, which nobody has used yet. */
const nextCode = (secret: string): string => {
  server.advance(60_000);
  ahead += 60_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
};

const login = () =>
  send(server, 'POST', '/login', { form: { username: owner.email, password: owner.password } });
const twoFactor = (path: string, body: object) =>
  send(server, 'POST', `/auth/two-factor${path}`, { token: owner.accessToken, body });
const enrol = () => twoFactor('', { current_password: owner.password });
const confirmWith = ({ body }: Received) =>
  twoFactor('/confirm', { code: nextCode((body as { secret: string }).secret) });
const enrolled = async (): Promise<string> => {
  const answer = await enrol();
  await confirmWith(answer);
  return (answer.body as { secret: string }).secret;
};

const addHook = () =>
  send(server, 'POST', '/integrations/webhooks', {
    token: owner.accessToken,
    body: { url: 'https://till.shembull.al/orders', events: ['order.created'] },
  });

/** A success of every call whose answer lets somebody act as another. */
const SUCCESSES: Record<string, () => Promise<Received>> = {
  'POST /login': login,
  'POST /signup': () =>
    send(server, 'POST', '/signup', {
      body: {
        email: `new-${owner.email}`,
        password: owner.password,
        business_name: 'Oxhaku',
        address: 'Rruga e Kavajës 112',
        telephone: '+355 69 000 0000',
      },
    }),
  'POST /auth/refresh': () =>
    send(server, 'POST', '/auth/refresh', { body: { refresh_token: owner.refreshToken } }),
  'POST /login/code': async () => {
    const secret = await enrolled();
    const { challenge } = (await login()).body as { challenge: string };
    return send(server, 'POST', '/login/code', { body: { challenge, code: nextCode(secret) } });
  },
  'POST /auth/two-factor': enrol,
  'POST /auth/two-factor/confirm': async () => confirmWith(await enrol()),
  'POST /auth/two-factor/recovery-codes': async () => {
    const secret = await enrolled();
    return twoFactor('/recovery-codes', { current_password: owner.password, code: nextCode(secret) });
  },
  'PUT /auth/business': async () => {
    const { body } = await login();
    const { access_token: token, business_id } = body as Session;
    return send(server, 'PUT', '/auth/business', { token, body: { business_id } });
  },
  'POST /orders': async () => {
    const body = orderBody(await createMenu(server, owner), { payment_method: 'card' });
    return send(server, 'POST', '/orders', { body });
  },
  'POST /subscriptions': async () => subscriptions.start(await createOwner(server)),
  'PUT /subscriptions/me/payment-method': async () => {
    const subscriber = await createOwner(server);
    await subscriptions.start(subscriber);
    const diner = await cardHolder(server);
    return subscriptions.changeCard(subscriber, await diner.enterCard(CARDS.works));
  },
  'POST /integrations/webhooks': addHook,
  'POST /integrations/webhooks/{id}/secret': async () => {
    const { id } = (await addHook()).body as NewWebhook;
    return send(server, 'POST', `/integrations/webhooks/${id}/secret`, { token: owner.accessToken });
  },
  'POST /platform/places/{id}/views': () =>
    send(server, 'POST', `/platform/places/${owner.id}/views`, {
      token: operators.token,
      body: { reason: 'Porositë nuk hapen' },
    }),
  'POST /platform/previews': () =>
    send(server, 'POST', '/platform/previews', {
      token: operators.token,
      body: { parts: { shell: SHELL.version } },
    }),
};

/** Fields by which somebody acts as another. */
const TOKEN = /^(?:.*token|.*secret|recovery_codes)$/;

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(inner) : []),
        ...fieldsOf(inner),
      ])
    : [];

const answersTokens = ({ success }: { success: { schema?: z.ZodType } }): boolean =>
  success.schema !== undefined &&
  fieldsOf(z.toJSONSchema(success.schema, { unrepresentable: 'any' })).some((field) => TOKEN.test(field));

test('every call that answers tokens is made here', () => {
  expect(Object.keys(SUCCESSES).sort()).toEqual(
    callRows(answersTokens)
      .map(([name]) => name)
      .sort(),
  );
});

test.each(callRows(answersTokens))('the tokens that %s answers are kept nowhere', async (name, { call }) => {
  const { status, headers, body } = (await SUCCESSES[name]?.()) ?? {};
  expect([status, body]).toEqual([call.success.status, expect.anything()]);
  expect(fieldsOf({ properties: body }).some((field) => TOKEN.test(field))).toBe(true);
  expect(headers?.get('cache-control')).toBe('no-store');
  expect(headers?.get('cross-origin-resource-policy')).toBe('same-origin');
});
