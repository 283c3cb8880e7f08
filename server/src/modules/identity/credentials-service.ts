import { randomUUID } from 'node:crypto';
import type { PasswordProof } from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { isCommonPassword } from './common-passwords.ts';
import { insertEmailChange } from './email-changes-repository.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { emailChangedJob } from './identity-jobs.ts';
import {
  type AccountRow,
  findAccountById,
  lockAccount,
  lockCheckedPassword,
  updateEmail,
} from './identity-repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteResetOf } from './password-reset-repository.ts';
import { replacePassword } from './replace-password.ts';
import { familyStart } from './sessions-repository.ts';

export type { IdentityDeps } from './identity-deps.ts';

/** An owner with their session. */
export interface Owner {
  userId: string;
  sessionId: string;
}

/** The new e-mail or password, and proof that it is the owner. */
export interface CredentialChange {
  email?: string | undefined;
  password?: string | undefined;
  current_password?: string | undefined;
}

/** A login this recent counts as proof, so the password is not asked for again. */
const FRESH_MS = 5 * 60 * 1000;
const PASSWORD_LIMIT = { name: 'current-password', hits: 10, windowSeconds: 15 * 60 };

const accountOf = async ({ database }: IdentityDeps, id: string): Promise<AccountRow> => {
  const account = await findAccountById(database, id);
  if (!account) throw new ApiFailure('unauthorized');
  return account;
};

const requirePassword = async (
  { limits }: IdentityDeps,
  account: AccountRow,
  password: string,
): Promise<void> => {
  const isRight = await limits.guard([[PASSWORD_LIMIT, account.id]], async () =>
    (await verifyPassword(password, account.password_hash)) ? true : undefined,
  );
  if (!isRight) throw new ApiFailure('wrong_password');
};

/**
 * Requires the current password.
 * @throws {ApiFailure} `wrong_password`, `rate_limited` after too many failures
 */
export const requireCurrentPassword = async (
  deps: IdentityDeps,
  userId: string,
  password: string,
): Promise<AccountRow> => {
  const account = await accountOf(deps, userId);
  await requirePassword(deps, account, password);
  return account;
};

const requireFreshSession = async ({ database, clock }: IdentityDeps, sessionId: string): Promise<void> => {
  const start = await familyStart(database, sessionId);
  if (!start || clock().getTime() - start.getTime() > FRESH_MS)
    throw new ApiFailure('current_password_needed');
};

/**
 * Requires proof before e-mail or password change: the current password or a recent login (product.md §42).
 * Unchanged values need no proof.
 * @returns the account before the change
 * @throws {ApiFailure} `wrong_password`, `current_password_needed`
 */
export const requireProof = async (
  deps: IdentityDeps,
  { userId, sessionId }: Owner,
  { email, password, current_password }: CredentialChange,
): Promise<AccountRow> => {
  const account = await accountOf(deps, userId);
  const isChange = password !== undefined || (email !== undefined && email !== account.email);
  if (isChange && current_password === undefined) await requireFreshSession(deps, sessionId);
  if (isChange && current_password !== undefined) await requirePassword(deps, account, current_password);
  return account;
};

/**
 * Replaces an account's e-mail. Reset links sent to the old address stop working, and the old address is
 * notified.
 * @param account as it was when the identity was proved
 * @throws {ApiFailure} `email_taken`, or `wrong_password` when the password was changed meanwhile; the
 * transaction must then be rolled back
 */
export const replaceEmail = async (
  { jobs, clock }: IdentityDeps,
  client: Queryable,
  account: AccountRow,
  email: string,
): Promise<void> => {
  if (email === account.email) return;
  await lockAccount(client, account.id);
  if (!(await lockCheckedPassword(client, account.id, account.password_hash)))
    throw new ApiFailure('wrong_password');
  if (!(await updateEmail(client, account.id, email))) throw new ApiFailure('email_taken');
  await deleteResetOf(client, account.id);
  const change = { id: randomUUID(), user_id: account.id, old_email: account.email, changed_at: clock() };
  await insertEmailChange(client, change);
  await jobs.send(client, emailChangedJob, { change_id: change.id });
};

/**
 * Changes e-mail, password or both.
 * @returns the proof that was accepted
 * @throws {ApiFailure} the errors of `requireProof` and `replaceEmail`, and `common_password`
 */
export const changeCredentials = async (
  deps: IdentityDeps,
  owner: Owner,
  change: CredentialChange,
): Promise<PasswordProof> => {
  const { email, password } = change;
  const account = await requireProof(deps, owner, change);
  if (password !== undefined && (await isCommonPassword(password))) throw new ApiFailure('common_password');
  const passwordHash = password === undefined ? undefined : await hashPassword(password);

  await transaction(deps.database, async (client) => {
    if (email !== undefined) await replaceEmail(deps, client, account, email);
    if (passwordHash === undefined) return;
    const isReplaced = await replacePassword(deps, client, {
      userId: account.id,
      passwordHash,
      checked: account.password_hash,
      present: owner.sessionId,
    });
    if (!isReplaced) throw new ApiFailure('wrong_password');
  });
  return change.current_password === undefined ? 'fresh_login' : 'current_password';
};

/**
 * Changes the password with the current one. All other sessions end.
 * @throws {ApiFailure} `wrong_password`, `common_password`
 */
export const changePassword = async (
  deps: IdentityDeps,
  owner: Owner,
  change: { current_password: string; new_password: string },
): Promise<void> => {
  await changeCredentials(deps, owner, {
    password: change.new_password,
    current_password: change.current_password,
  });
};
