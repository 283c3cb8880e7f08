import type { hash as hashPassword } from '@node-rs/argon2';
import { OWNER_PASSWORD } from './owner-password.ts';

/** Sign-ups of test owners are no test of hashes, and each would cost 20 ms of a processor, each login as much again. */
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const hash: typeof hashPassword = (password, options, signal) =>
    actual.hash(
      password,
      password === OWNER_PASSWORD ? { ...options, memoryCost: 64, timeCost: 1 } : options,
      signal,
    );
  return { ...actual, hash };
});
