import { calls } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { readUpload } from '../../platform/http/uploaded-file.ts';
import type { IdentityDeps } from '../identity/credentials-service.ts';
import type { Media } from '../media/media-service.ts';
import { profileOf } from './businesses-service.ts';
import { removeLogo, replaceLogo } from './edit-logo.ts';
import { editProfile } from './edit-profile.ts';
import { chooseMails, mailChoicesOf } from './mail-choices.ts';
import { addBusiness, ownBusinesses } from './own-businesses.ts';

/** Dependencies of the profile calls. */
export interface BusinessesDeps {
  database: Database;
  identity: IdentityDeps;
  media: Media;
}

/** Registers the calls about the profile and the businesses of a user. */
export const registerBusinesses = (
  { register }: CallRegistry,
  { database, identity, media }: BusinessesDeps,
): void => {
  register(calls.identity.profile, (_request, owner) => profileOf(database, owner, identity.clock()));
  register(calls.identity.editProfile, ({ body }, owner) => editProfile(identity, owner, body));
  register(calls.identity.mailChoices, (_request, owner) => mailChoicesOf(database, owner));
  register(calls.identity.chooseMails, ({ body }, owner) => chooseMails(database, owner, body));
  register(calls.identity.profileImage, async (_request, { reply, ...owner }) =>
    replaceLogo({ database, media }, owner, await readUpload(reply.request)),
  );
  register(calls.businesses.mine, (_request, owner) => ownBusinesses(database, owner));
  register(calls.businesses.add, ({ body, headers }, owner) =>
    addBusiness(identity, owner, { request: body, key: headers['idempotency-key'] }),
  );
  register(calls.identity.removeProfileImage, (_request, { businessId }) => removeLogo(database, businessId));
};
