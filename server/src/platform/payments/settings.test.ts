import { ConfigError, readConfig } from '../config/config.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};

const paymentsOf = (env: Record<string, string>) => readConfig(env).payments;

// product.md §58
test('without keys the sandbox takes cards, in production only when it is asked for', () => {
  expect(paymentsOf({})).toEqual({ kind: 'sandbox', daysAhead: 0 });
  expect(paymentsOf({ PAYMENTS_SANDBOX: '0' })).toEqual({ kind: 'none' });
  expect(paymentsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tavolina.al' })).toEqual({
    kind: 'none',
  });
  expect(
    paymentsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tavolina.al', PAYMENTS_SANDBOX: '1' }),
  ).toMatchObject({ kind: 'sandbox' });
  expect(paymentsOf({ PAYMENTS_SANDBOX_DAYS_AHEAD: '15' })).toEqual({ kind: 'sandbox', daysAhead: 15 });
});

test('with all keys Stripe does', () => {
  expect(paymentsOf({ ...KEYS, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://tavolina.al' })).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_secret',
    publishableKey: 'pk_test_public',
    webhookSecret: 'whsec_secret',
  });
});

test.each(Object.keys(KEYS))('without %s alone the start stops, and no key is told', (name) => {
  const env = { ...KEYS, [name]: '' };
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(`missing: ${name}.`);
  expect(() => readConfig(env)).not.toThrow(/secret$|_test_/);
});

test.each([
  [{ ...KEYS, PAYMENTS_SANDBOX: '1' }, 'contradicts'],
  [{ ...KEYS, PAYMENTS_SANDBOX_DAYS_AHEAD: '1' }, 'which is off'],
  [{ PAYMENTS_SANDBOX: '0', PAYMENTS_SANDBOX_DAYS_AHEAD: '1' }, 'which is off'],
  [{ PAYMENTS_SANDBOX_DAYS_AHEAD: '-1' }, 'PAYMENTS_SANDBOX_DAYS_AHEAD'],
])('%j stops the start', (env, text) => {
  expect(() => readConfig(env)).toThrow(text);
});
