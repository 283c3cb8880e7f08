import {
  type EditProfileRequest,
  givenValues,
  type Language,
  NIPT_PATTERN,
  PLACE_FIELDS,
  type Profile,
} from '@tavolina/shared-api/contract';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';
import {
  type IdentityDeps,
  type Owner,
  replaceEmail,
  requireProof,
} from '../identity/credentials-service.ts';
import { refreshMenusOf } from '../menus/menus-service.ts';
import { findBusiness, type Member, updateBusiness } from './businesses-repository.ts';
import { profileOf } from './businesses-service.ts';

type Caller = Owner & Member & { language: Language };

/** What of a profile is searched. */
const SEARCHED = ['business_name', 'city', 'description', 'content_languages'] as const;

/**
 * Accepts a valid NIPT, none, or the unchanged stored text: older ones were not validated (product.md
 * §139).
 */
const requireNipt = async (
  database: Queryable,
  owner: Caller,
  written: string | undefined,
): Promise<void> => {
  if (!written || NIPT_PATTERN.test(written)) return;
  if ((await findBusiness(database, owner))?.vat_number === written) return;
  const errors = wrongFields([{ field: 'vat_number', message: 'nipt' }], owner.language);
  throw new ApiFailure('invalid_input', { errors });
};

/**
 * Changes fields of a business's profile. Searches find its menus under the new name at once. A new e-mail
 * needs proof of identity (product.md §42).
 * @throws {ApiFailure} `invalid_input`, `email_taken`, `wrong_password`, `current_password_needed`
 */
export const editProfile = async (
  identity: IdentityDeps,
  owner: Caller,
  request: EditProfileRequest,
): Promise<Profile> => {
  const { database } = identity;
  await requireNipt(database, owner, request.vat_number);
  const account = await requireProof(identity, owner, request);
  await transaction(database, async (client) => {
    if (request.email !== undefined) await replaceEmail(identity, client, account, request.email);
    await updateBusiness(client, owner.businessId, {
      ...givenValues(PLACE_FIELDS, request),
      location: request.location,
      content_languages: request.content_languages,
    });
    if (SEARCHED.some((name) => request[name] !== undefined)) await refreshMenusOf(client, owner.businessId);
  });
  return profileOf(database, owner, identity.clock());
};
