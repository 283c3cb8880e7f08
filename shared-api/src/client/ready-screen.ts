import { request } from './request.ts';

/** Numbers of the orders of a place that are ready or almost; `screen_unknown` for a code that is void. */
export const getReadyScreen = (code: string, signal?: AbortSignal) =>
  request('GET /ready-screens/{code}', { params: { code } }, { access: 'public', signal });

/** The code of the screen for guests. */
export const getOwnReadyScreen = (signal?: AbortSignal) =>
  request('GET /ready-screen', {}, { access: 'owner', signal });

/** Gives the screen a new code; the one before is void from then on. */
export const renewReadyScreen = () => request('PUT /ready-screen', {}, { access: 'owner' });

/** Takes the screen away. */
export const removeReadyScreen = () => request('DELETE /ready-screen', {}, { access: 'owner' });
