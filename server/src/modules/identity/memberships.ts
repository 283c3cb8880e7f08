import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findLastChosen, type Role } from './memberships-repository.ts';

/**
 * Requires membership of a business (product.md §155). Every call of an owner is checked here, through
 * `authenticateWith`.
 * @param role role of the caller in the business
 * @throws {ApiFailure} `not_a_member`
 */
export const requireMembership = (role: Role | null | undefined): Role => {
  if (!role) throw new ApiFailure('not_a_member');
  return role;
};

/**
 * The business in which a user's login starts.
 * @throws {ApiFailure} `not_a_member` for a user without a business
 */
export const businessForLogin = async (client: Queryable, userId: string): Promise<string> => {
  const businessId = await findLastChosen(client, userId);
  if (businessId === undefined) throw new ApiFailure('not_a_member');
  return businessId;
};
