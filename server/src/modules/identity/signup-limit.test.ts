import { randomUUID } from 'node:crypto';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
const open = testServer();

const signUp = (to: typeof server, ip: string, change: object = {}) =>
  send(to, 'POST', '/signup', {
    headers: { 'x-forwarded-for': ip },
    body: {
      email: `${randomUUID()}@shembull.al`,
      // Refused at once, so that the test need not wait for twenty hashes: a refused sign-up counts like any other.
      password: 'password123',
      business_name: 'Te Ura',
      address: 'Rruga e Durrësit 12, Tiranë',
      telephone: '+355 69 123 4567',
      ...change,
    },
  });

test('an address signs up twenty times an hour, in the way of no other', async () => {
  for (let times = 0; times < 20; times += 1)
    expect(await signUp(server, '10.1.1.1')).toMatchObject({
      status: 422,
      body: { code: 'common_password' },
    });
  const refused = await signUp(server, '10.1.1.1', { password: 'Ura-e-Mesit-7' });
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await signUp(server, '10.1.1.2', { password: 'Ura-e-Mesit-7' })).status).toBe(201);
});

test('what a caller says of its address is believed of nobody but a trusted proxy', async () => {
  for (let times = 0; times < 20; times += 1)
    expect((await signUp(open, `10.2.2.${times}`)).status).toBe(422);
  expect((await signUp(open, '10.2.2.99')).status).toBe(429);
});
