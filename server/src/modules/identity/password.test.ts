import * as argon2 from '@node-rs/argon2';
import { hashPassword, verifyPassword } from './password.ts';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const verify = jest.mocked(argon2.verify);

beforeEach(() => verify.mockClear());

test('without an account a hash is verified too, as dear as a real one, and never fits', async () => {
  const real = await hashPassword('Rruga-Kala-9');
  expect(await verifyPassword('Rruga-Kala-9', real)).toBe(true);
  expect(await verifyPassword('Rruga-Kala-9', undefined)).toBe(false);
  expect(await verifyPassword('no account has this password', undefined)).toBe(false);
  const parameters = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join('$'));
  expect(parameters).toEqual(Array(3).fill('argon2id$v=19$m=19456,t=2,p=1'));
});

test('a flood of logins waits its turn, and what is too much is told to come back', async () => {
  const real = await hashPassword('Rruga-Kala-9');
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => verifyPassword('Rruga-Kala-9', real)),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(16);
  expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable', details: { retryAfter: 2 } } });
});
