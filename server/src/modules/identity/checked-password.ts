import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type AccountRow, lockCheckedPassword } from './identity-repository.ts';

/**
 * Lets a login go on only with the password that was checked. Until the end of the transaction no other can be set, so
 * that a new password ends whatever the old one has begun (product.md §42).
 * @throws {ApiFailure} `login_failed` when another was set meanwhile
 */
export const requireCheckedPassword = async (
  client: Queryable,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> => {
  if (!(await lockCheckedPassword(client, id, password_hash))) throw new ApiFailure('login_failed');
};
