import type { EditProfileRequest, Profile } from '@tavolina/shared-api/contract';
import { transaction } from '../../platform/database/database.ts';
import {
  type IdentityDeps,
  type Owner,
  replaceEmail,
  requireProof,
} from '../identity/credentials-service.ts';
import { refreshMenusOf } from '../menus/menus-service.ts';
import { updateBusiness } from './businesses-repository.ts';
import { profileOf } from './businesses-service.ts';

/**
 * Changes the given parts of a business's profile; its menus are found under the new name at once. Another e-mail needs
 * proof (product.md §42).
 * @throws {ApiFailure} `email_taken`, `wrong_password`, `current_password_needed`
 */
export const editProfile = async (
  identity: IdentityDeps,
  owner: Owner,
  request: EditProfileRequest,
): Promise<Profile> => {
  const { database } = identity;
  const account = await requireProof(identity, owner, request);
  await transaction(database, async (client) => {
    if (request.email !== undefined) await replaceEmail(identity, client, account, request.email);
    await updateBusiness(client, account.id, {
      business_name: request.business_name ?? null,
      telephone: request.telephone ?? null,
      address: request.address ?? null,
      city: request.city ?? null,
      postal_code: request.postal_code ?? null,
      vat_number: request.vat_number ?? null,
      description: request.description === null ? '' : (request.description ?? null),
    });
    if (request.business_name !== undefined || request.city !== undefined)
      await refreshMenusOf(client, account.id);
  });
  return profileOf(database, account.id, identity.clock());
};
