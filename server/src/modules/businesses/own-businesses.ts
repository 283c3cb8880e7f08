import { randomUUID } from 'node:crypto';
import {
  type AddBusinessRequest,
  changedValues,
  LIMITS,
  type OwnBusiness,
  PLACE_FIELDS,
} from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import { idOf } from '../../platform/ids/id-of.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { countMemberships, insertMembership } from '../identity/identity-service.ts';
import { presentImage } from '../media/media-service.ts';
import { findCreation, insertBusiness, listBusinessesOf, type Member } from './businesses-repository.ts';

const ADD_LIMIT = { name: 'add-business', hits: 10, windowSeconds: 3600 };

/** The businesses of a user, the first one first (product.md §155). */
export const ownBusinesses = async (
  database: Database,
  { userId, businessId }: Member,
): Promise<OwnBusiness[]> =>
  (await listBusinessesOf(database, userId)).map(({ image: row, ...business }) => {
    const { image_url, image } = presentImage(row);
    return {
      ...business,
      profile_image_url: image_url,
      profile_image: image,
      is_current: business.id === businessId,
    };
  });

/**
 * Adds a business owned by the user, once per key (product.md §156). The session keeps its current
 * business.
 * @throws {ApiFailure} `too_many_businesses`, `idempotency_conflict` when the key was used for another
 * business, `rate_limited`
 */
export const addBusiness = async (
  { database, limits }: { database: Database; limits: RateLimits },
  owner: Member,
  { request, key }: { request: AddBusinessRequest; key: string | undefined },
): Promise<OwnBusiness> => {
  const id = key === undefined ? randomUUID() : idOf(JSON.stringify([owner.userId, key]));
  const fingerprint = fingerprintOf(request);
  await limits.consume(ADD_LIMIT, owner.userId);
  await transaction(database, async (client) => {
    const count = await countMemberships(client, owner.userId);
    const before = await findCreation(client, id);
    if (before) {
      if (!before.equals(fingerprint)) throw new ApiFailure('idempotency_conflict');
      return;
    }
    if (count >= LIMITS.businesses) throw new ApiFailure('too_many_businesses');
    await insertBusiness(client, { id, place: changedValues(PLACE_FIELDS, undefined, request), fingerprint });
    await insertMembership(client, { userId: owner.userId, businessId: id, role: 'owner' });
  });
  const added = (await ownBusinesses(database, owner)).find((business) => business.id === id);
  if (!added) throw new ApiFailure('unauthorized');
  return added;
};
