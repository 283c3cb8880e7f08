import type { KeyScope } from '../contract/codes/key-scopes.ts';
import { request } from './request.ts';

/** Keys of the place for its tills, the newest first. */
export const listKeys = (signal?: AbortSignal) =>
  request('GET /integrations/keys', {}, { access: 'owner', signal });

/** Makes a key for a till; its text is in this answer alone. Fails with `too_many_keys` at the limit. */
export const addKey = (key: { name: string; scopes: KeyScope[] }) =>
  request('POST /integrations/keys', { body: key }, { access: 'owner' });

/** Ends a key at once. */
export const endKey = (id: string) =>
  request('DELETE /integrations/keys/{id}', { params: { id } }, { access: 'owner' });
