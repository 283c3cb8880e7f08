import { randomUUID } from 'node:crypto';
import { LIMITS } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordResetJob } from './identity-jobs.ts';
import { hashPassword } from './password.ts';
import { consumeReset, isResetOpen, setResetToken, upsertReset } from './password-reset-repository.ts';
import { replacePassword } from './replace-password.ts';
import { resetTokenOf } from './tokens.ts';

/** Lifetime of a link. */
const LIFE_MS = LIMITS.resetMinutes * 60 * 1000;

const REQUEST_LIMIT = { name: 'reset-request', hits: 5, windowSeconds: 3600 };
const REQUEST_ADDRESS_LIMIT = { name: 'reset-request-address', hits: 20, windowSeconds: 3600 };
const CHECK_LIMIT = { name: 'reset-check', hits: 60, windowSeconds: 3600 };
const CONFIRM_LIMIT = { name: 'reset-confirm', hits: 30, windowSeconds: 3600 };

/**
 * Requests a reset link. Neither the response nor its time reveals whether the account exists: except for
 * one row, the same data is stored and queued in both cases.
 */
export const requestReset = async (
  { database, limits, jobs, clock }: IdentityDeps,
  email: string,
  ip: string,
): Promise<void> => {
  await limits.consume(REQUEST_ADDRESS_LIMIT, { address: ip });
  await limits.consume(REQUEST_LIMIT, email.toLowerCase());
  await transaction(database, async (client) => {
    const id = randomUUID();
    const now = clock();
    await upsertReset(client, { id, email, now, expiresAt: new Date(now.getTime() + LIFE_MS) });
    await jobs.send(client, passwordResetJob, { request_id: id });
  });
};

/**
 * Makes the token of a request, the same each time. Its lifetime starts now. Undefined when the request has
 * no account or a newer one replaced it.
 */
export const issueResetToken = async (
  { database, keys, clock }: IdentityDeps,
  requestId: string,
): Promise<{ userId: string; token: string } | undefined> => {
  const token = await resetTokenOf(keys, requestId);
  const userId = await setResetToken(database, {
    id: requestId,
    hash: hashSecret(token),
    expiresAt: new Date(clock().getTime() + LIFE_MS),
  });
  return userId === undefined ? undefined : { userId, token };
};

/** Checks a link without using it, so that nobody chooses a new password in vain (product.md §41). */
export const checkReset = async (
  { database, limits, clock }: IdentityDeps,
  { token, email }: { token: string; email: string },
  ip: string,
): Promise<boolean> => {
  await limits.consume(CHECK_LIMIT, { address: ip });
  return isResetOpen(database, { hash: hashSecret(token), email, now: clock() });
};

/**
 * Sets a new password with a link's token. The token works once, and all sessions end (product.md §41).
 * @throws {ApiFailure} `reset_link_invalid`, `common_password`
 */
export const confirmReset = async (
  deps: IdentityDeps,
  request: { token: string; email: string; new_password: string },
  ip: string,
): Promise<void> => {
  const { database, limits, clock } = deps;
  await limits.consume(CONFIRM_LIMIT, { address: ip });
  const claim = { hash: hashSecret(request.token), email: request.email, now: clock() };
  if (!(await isResetOpen(database, claim))) throw new ApiFailure('reset_link_invalid');
  if (await isCommonPassword(request.new_password)) throw new ApiFailure('common_password');
  const passwordHash = await hashPassword(request.new_password);
  await transaction(database, async (client) => {
    const userId = await consumeReset(client, claim);
    if (userId === undefined) throw new ApiFailure('reset_link_invalid');
    await replacePassword(deps, client, { userId, passwordHash, checked: null, present: null });
  });
};
