import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findLastChosen, type Role } from './memberships-repository.ts';

/**
 * Lets only members of a business act for it (product.md §155). Every call of an owner passes here, by `authenticateWith`.
 * @param role as what the caller works for the business
 * @throws {ApiFailure} `not_a_member` for who does not
 */
export const requireMembership = (role: Role | null | undefined): Role => {
  if (!role) throw new ApiFailure('not_a_member');
  return role;
};

/**
 * The business that a login of a person begins in.
 * @throws {ApiFailure} `not_a_member` for who works for none
 */
export const businessToEnter = async (client: Queryable, userId: string): Promise<string> => {
  const businessId = await findLastChosen(client, userId);
  if (businessId === undefined) throw new ApiFailure('not_a_member');
  return businessId;
};
