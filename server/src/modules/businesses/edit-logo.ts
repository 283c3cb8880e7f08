import type { CallAnswer, calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Media, presentImage } from '../media/media-service.ts';
import { findBusiness, type Member, updateLogo } from './businesses-repository.ts';

/** What the call answers: the logo in every size. */
type Logo = CallAnswer<typeof calls.identity.profileImage>;

/**
 * Makes an uploaded picture the logo of a business.
 * @throws {ApiFailure} `unauthorized`, and as `Media.keep` does
 */
export const replaceLogo = async (
  { database, media }: { database: Database; media: Media },
  owner: Member,
  file: Buffer,
): Promise<Logo> => {
  await updateLogo(database, owner.businessId, await media.keep(file, owner));
  const business = await findBusiness(database, owner);
  const { image_url, image } = presentImage(business?.image ?? null);
  // A token can outlive its business; that reads as not signed in.
  if (!image) throw new ApiFailure('unauthorized');
  return { profile_image_url: image_url, profile_image: image };
};

/** Takes the logo of a business away; its initials stand there again. */
export const removeLogo = (database: Database, businessId: string): Promise<void> =>
  updateLogo(database, businessId, null);
