import type { Queryable } from '../../platform/database/database.ts';
import { insertBusiness, type NewBusiness } from '../businesses/businesses-service.ts';
import { insertUser, type NewUser } from './identity-repository.ts';
import { insertMembership } from './memberships-repository.ts';

/** A person with their first business. */
export type NewAccount = NewUser & Omit<NewBusiness, 'id'>;

/**
 * Adds a user with a first business. Both have the same id, because clients and server processes of the
 * previous version identify them by it (decision 0030).
 * @returns false when the e-mail is taken
 */
export const addAccount = async (client: Queryable, account: NewAccount): Promise<boolean> => {
  if (!(await insertUser(client, account))) return false;
  await insertBusiness(client, account);
  const { id, createdAt } = account;
  await insertMembership(client, {
    userId: id,
    businessId: id,
    role: 'owner',
    ...(createdAt && { createdAt }),
  });
  return true;
};
