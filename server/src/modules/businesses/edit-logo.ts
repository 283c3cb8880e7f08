import type { CallAnswer, calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Media, presentImage } from '../media/media-service.ts';
import { findBusiness, type Member, updateLogo } from './businesses-repository.ts';

/** What the call answers: the logo in every size. */
type Logo = CallAnswer<typeof calls.identity.profileImage>;

/**
 * Sets an uploaded picture as the logo of a business.
 * @throws {ApiFailure} `unauthorized`, and the errors of `Media.keep`
 */
export const replaceLogo = async (
  { database, media }: { database: Database; media: Media },
  owner: Member,
  file: Buffer,
): Promise<Logo> => {
  const { id } = await media.keep(file, owner);
  await updateLogo(database, owner.businessId, id);
  const business = await findBusiness(database, owner);
  const { image_url, image } = presentImage(business?.image ?? null);
  // A token can outlive its business; the answer is then 401.
  if (!image) throw new ApiFailure('unauthorized');
  return { profile_image_url: image_url, profile_image: image };
};

/** Removes the logo of a business. Its initials are shown instead. */
export const removeLogo = (database: Database, businessId: string): Promise<void> =>
  updateLogo(database, businessId, null);
