import { randomUUID } from 'node:crypto';
import { LIMITS } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordResetJob } from './identity-jobs.ts';
import { hashPassword } from './password.ts';
import { isResetOpen, setResetToken, takeReset, upsertReset } from './password-reset-repository.ts';
import { replacePassword } from './replace-password.ts';
import { hashToken, resetTokenOf } from './tokens.ts';

/** How long a link works. */
const LIFE_MS = LIMITS.resetMinutes * 60 * 1000;

const REQUEST_LIMIT = { name: 'reset-request', hits: 5, windowSeconds: 3600 };
const REQUEST_ADDRESS_LIMIT = { name: 'reset-request-address', hits: 20, windowSeconds: 3600 };
const CHECK_LIMIT = { name: 'reset-check', hits: 60, windowSeconds: 3600 };
const CONFIRM_LIMIT = { name: 'reset-confirm', hits: 30, windowSeconds: 3600 };

/**
 * Asks for a link that sets a new password. Nothing about it, neither the answer nor its time, tells whether the account
 * exists: the same is stored and queued either way but for the one row.
 */
export const requestReset = async (
  { database, limits, jobs, clock }: IdentityDeps,
  email: string,
  ip: string,
): Promise<void> => {
  await limits.consume(REQUEST_ADDRESS_LIMIT, ip);
  await limits.consume(REQUEST_LIMIT, email.toLowerCase());
  await transaction(database, async (client) => {
    const id = randomUUID();
    const now = clock();
    await upsertReset(client, { id, email, now, expiresAt: new Date(now.getTime() + LIFE_MS) });
    await jobs.send(client, passwordResetJob, { request_id: id });
  });
};

/**
 * Makes the token of a request, the same one each time; its hour begins now. Undefined when the request is nobody's or
 * a newer one has taken its place.
 */
export const issueResetToken = async (
  { database, keys, clock }: IdentityDeps,
  requestId: string,
): Promise<{ userId: string; token: string } | undefined> => {
  const token = await resetTokenOf(keys, requestId);
  const userId = await setResetToken(database, {
    id: requestId,
    hash: hashToken(token),
    expiresAt: new Date(clock().getTime() + LIFE_MS),
  });
  return userId === undefined ? undefined : { userId, token };
};

/** Whether a link would still be taken, so that nobody thinks up a password in vain. It stays as it is (product.md §41). */
export const checkReset = async (
  { database, limits, clock }: IdentityDeps,
  { token, email }: { token: string; email: string },
  ip: string,
): Promise<boolean> => {
  await limits.consume(CHECK_LIMIT, ip);
  return isResetOpen(database, { hash: hashToken(token), email, now: clock() });
};

/**
 * Sets a new password with a link's token, once; all sessions end (product.md §41).
 * @throws {ApiFailure} `reset_link_invalid`, `common_password`
 */
export const confirmReset = async (
  deps: IdentityDeps,
  request: { token: string; email: string; new_password: string },
  ip: string,
): Promise<void> => {
  const { database, limits, clock } = deps;
  await limits.consume(CONFIRM_LIMIT, ip);
  const claim = { hash: hashToken(request.token), email: request.email, now: clock() };
  if (!(await isResetOpen(database, claim))) throw new ApiFailure('reset_link_invalid');
  if (isCommonPassword(request.new_password)) throw new ApiFailure('common_password');
  const passwordHash = await hashPassword(request.new_password);
  await transaction(database, async (client) => {
    const userId = await takeReset(client, claim);
    if (userId === undefined) throw new ApiFailure('reset_link_invalid');
    await replacePassword(deps, client, { userId, passwordHash, checked: null, present: null });
  });
};
