import { request } from './request.ts';

/** Where the account is signed in, the last used first. */
export const listSessions = (signal?: AbortSignal) =>
  request('GET /auth/sessions', {}, { access: 'owner', signal });

/** Signs one device out. */
export const endSession = (id: string) =>
  request('DELETE /auth/sessions/{id}', { params: { id } }, { access: 'owner' });

/** Signs all other devices out. */
export const endOtherSessions = () => request('DELETE /auth/sessions', {}, { access: 'owner' });
