import type { EditProfileRequest, Profile } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { refreshMenusOf } from '../menus/menus-service.ts';
import { updateBusiness } from './businesses-repository.ts';
import { profileOf } from './businesses-service.ts';

/**
 * Changes the given parts of a business's profile; its menus are found under the new name at once.
 * @throws {ApiFailure} `email_taken`
 */
export const editProfile = async (
  database: Database,
  businessId: string,
  request: EditProfileRequest,
): Promise<Profile> => {
  await transaction(database, async (client) => {
    const changed = await updateBusiness(client, businessId, {
      email: request.email ?? null,
      business_name: request.business_name ?? null,
      telephone: request.telephone ?? null,
      address: request.address ?? null,
      city: request.city ?? null,
      postal_code: request.postal_code ?? null,
      vat_number: request.vat_number ?? null,
      description: request.description ?? null,
    });
    if (!changed) throw new ApiFailure('email_taken');
    await refreshMenusOf(client, businessId);
  });
  return profileOf(database, businessId);
};
