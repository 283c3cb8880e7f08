import Stripe from 'stripe';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { readConfig } from '../config/config.ts';
import { contentSecurityPolicy } from '../pages/content-security-policy.ts';
import { paymentOrigins } from './payment-origins.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};
const server = testServer({ RATE_LIMITS: 'off', ...KEYS });

const policyWith = (env: Record<string, string>): string => {
  const { payments, apiBaseUrl } = readConfig(env);
  return contentSecurityPolicy(apiBaseUrl, paymentOrigins(payments, apiBaseUrl));
};

test('browsers get the publishable key alone, and load Stripe’s own client', async () => {
  const { body } = await send(server, 'GET', '/payments/config');
  expect(body).toEqual({
    provider: 'stripe',
    sandbox: false,
    publishable_key: 'pk_test_public',
    script_url: null,
  });
  expect((await fetch(`${new URL(server.api).origin}/sandbox/stripe.js`)).status).toBe(404);
});

test('Stripe’s messages are known by their signature', async () => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } });
  const sign = (secret: string) =>
    new Stripe('sk_test_unused').webhooks.generateTestHeaderString({ payload, secret });
  const deliver = (secret: string) =>
    send(server, 'POST', '/webhooks/stripe', {
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': sign(secret) },
    });
  expect(await deliver('whsec_secret')).toMatchObject({ status: 200 });
  expect(await deliver('whsec_other')).toMatchObject({ status: 400 });
});

test('pages may load Stripe only where Stripe takes cards', () => {
  const live = policyWith(KEYS);
  expect(live).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(live).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(live).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/);
  expect(policyWith({})).not.toMatch(/stripe|frame-src/);
  expect(policyWith({ API_BASE_URL: 'https://api.tavolina.al/api' })).toContain(
    "script-src 'self' https://api.tavolina.al;",
  );
});
