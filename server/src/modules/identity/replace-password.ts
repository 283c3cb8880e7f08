import type { Queryable } from '../../platform/database/database.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { passwordChangedJob } from './identity-jobs.ts';
import { updatePasswordHash } from './identity-repository.ts';
import { deleteChallengesOf } from './login-challenges-repository.ts';
import { deleteResetOf } from './password-reset-repository.ts';
import { endFamiliesOf } from './sessions-repository.ts';

/** A new password for a person. */
export interface NewPassword {
  userId: string;
  passwordHash: string;
  /** Hash of the password that was checked before; null when a reset link proves the identity. */
  checked: string | null;
  /** Session that continues; null for none. */
  present: string | null;
}

/**
 * Replaces a password. Other sessions, reset links and login challenges end, and the owner is notified by
 * mail. False when the checked password is no longer the current one.
 */
export const replacePassword = async (
  { jobs, clock }: Pick<IdentityDeps, 'jobs' | 'clock'>,
  client: Queryable,
  { userId, passwordHash, checked, present }: NewPassword,
): Promise<boolean> => {
  if (!(await updatePasswordHash(client, userId, passwordHash, checked))) return false;
  await deleteResetOf(client, userId);
  await deleteChallengesOf(client, userId);
  await endFamiliesOf(client, userId, present);
  await jobs.send(client, passwordChangedJob, {
    business_id: userId,
    changed_at: clock().toISOString(),
  });
  return true;
};
