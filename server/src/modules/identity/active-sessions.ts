import type { ActiveSession } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Owner } from './credentials-service.ts';
import { deviceOf } from './device.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { endFamiliesOf, endFamilyOf, listFamilies } from './sessions-repository.ts';

/** The active sessions of a user (product.md §65). */
export const sessionsOf = async (
  { database }: IdentityDeps,
  { userId, sessionId }: Owner,
): Promise<ActiveSession[]> =>
  (await listFamilies(database, userId)).map((family) => ({
    id: family.id,
    ...deviceOf(family.user_agent),
    signed_in_at: family.created_at.toISOString(),
    last_used_at: family.last_used_at.toISOString(),
    is_current: family.id === sessionId,
  }));

/**
 * Ends one session of a user at once.
 * @throws {ApiFailure} `not_found`
 */
export const endSession = async (
  { database }: IdentityDeps,
  { userId }: Owner,
  id: string,
): Promise<void> => {
  if (!(await endFamilyOf(database, userId, id))) throw new ApiFailure('not_found');
};

/** Ends all sessions of a user except the current one. */
export const endOtherSessions = ({ database }: IdentityDeps, { userId, sessionId }: Owner): Promise<void> =>
  endFamiliesOf(database, userId, sessionId);
