import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type AccountRow, lockCheckedPassword } from './identity-repository.ts';

/**
 * Continues a login only if the checked password is still the current one, and locks it until the
 * transaction ends. So a new password ends every login with the old one (product.md §42).
 * @throws {ApiFailure} `login_failed` when the password was changed meanwhile
 */
export const requireCheckedPassword = async (
  client: Queryable,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> => {
  if (!(await lockCheckedPassword(client, id, password_hash))) throw new ApiFailure('login_failed');
};
