import { type RequestInput, request } from './request.ts';

/** Signs in; the answer goes to `signIn` of the auth store. */
export const login = (email: string, password: string) =>
  request('POST /login', { body: { username: email, password } }, { access: 'public', encoding: 'form' });

/** Registers a business on the free plan. */
export const signup = (body: RequestInput<'POST /signup'>['body']) =>
  request('POST /signup', { body }, { access: 'public' });

/** Ends the session on the server too. */
export const logout = (refreshToken: string) =>
  request('POST /auth/logout', { body: { refresh_token: refreshToken } }, { access: 'public' });

/** The signed-in business's profile. */
export const getProfile = (signal?: AbortSignal) =>
  request('GET /users/profile/', {}, { access: 'owner', signal });

/** Changes the profile. */
export const editProfile = (body: RequestInput<'PATCH /users/profile/'>['body']) =>
  request('PATCH /users/profile/', { body }, { access: 'owner' });
