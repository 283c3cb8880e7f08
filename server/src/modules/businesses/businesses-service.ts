import type { Profile } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { presentImage } from '../media/media-service.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import { findBusiness } from './businesses-repository.ts';

export { findRecipient, type Recipient } from './businesses-repository.ts';

/** A business's profile. A token can outlive its business; that reads as not signed in. */
export const profileOf = async (database: Queryable, businessId: string, now: Date): Promise<Profile> => {
  const [business, tier] = await Promise.all([
    findBusiness(database, businessId),
    tierOf(database, businessId, now),
  ]);
  if (!business) throw new ApiFailure('unauthorized');
  const { image: row, created_at, ...rest } = business;
  const { image_url, image } = presentImage(row);
  return {
    ...rest,
    profile_image_url: image_url,
    profile_image: image,
    created_at: created_at.toISOString(),
    subscription_tier: tier,
  };
};

/** Whether there is a business with this id. */
export const businessExists = async (database: Queryable, id: string): Promise<boolean> =>
  (await findBusiness(database, id)) !== undefined;
