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

/** What the profile works with. */
export interface BusinessesDeps {
  database: Database;
  identity: IdentityDeps;
  media: Media;
}

/** Serves the profile. */
export const registerBusinesses = (
  { register }: CallRegistry,
  { database, identity, media }: BusinessesDeps,
): void => {
  register(calls.identity.profile, (_request, { ownerId }) => profileOf(database, ownerId, identity.clock()));
  register(calls.identity.editProfile, ({ body }, owner) => editProfile(identity, owner, body));
  register(calls.identity.mailChoices, (_request, { ownerId }) => mailChoicesOf(database, ownerId));
  register(calls.identity.chooseMails, ({ body }, { ownerId }) => chooseMails(database, ownerId, body));
  register(calls.identity.profileImage, async (_request, { ownerId, reply }) =>
    replaceLogo({ database, media }, ownerId, await readUpload(reply.request)),
  );
  register(calls.identity.removeProfileImage, (_request, { ownerId }) => removeLogo(database, ownerId));
};
