import type { Profile } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { presentImage } from '../media/media-service.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import { findBusiness, type Member } from './businesses-repository.ts';

export {
  insertBusiness,
  isBusiness as businessExists,
  type Member,
  type NewBusiness,
  telephoneOf,
  updateBusiness,
} from './businesses-repository.ts';
export { CONTENT_LANGUAGES_OF } from './content-languages-repository.ts';
export { LOCATION } from './location-repository.ts';
export { findRecipient, findUser, listOwners, type Recipient } from './recipients-repository.ts';

/**
 * The profile of a user and the business they work for. A token can outlive its business; the answer is
 * then 401.
 */
export const profileOf = async (
  database: Queryable,
  { userId, businessId }: Member,
  now: Date,
): Promise<Profile> => {
  const [business, tier] = await Promise.all([
    findBusiness(database, { userId, businessId }),
    tierOf(database, businessId, now),
  ]);
  if (!business) throw new ApiFailure('unauthorized');
  const { image: row, created_at, taken_down_at, taken_down_reason, ...rest } = business;
  const { image_url, image } = presentImage(row);
  return {
    ...rest,
    id: userId,
    business_id: businessId,
    profile_image_url: image_url,
    profile_image: image,
    created_at: created_at.toISOString(),
    subscription_tier: tier,
    ...(taken_down_at && {
      taken_down: { at: taken_down_at.toISOString(), reason: taken_down_reason ?? '' },
    }),
  };
};
