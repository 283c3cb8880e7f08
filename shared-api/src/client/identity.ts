import { type RequestInput, request } from './request.ts';
import type { OnProgress } from './upload-fetch.ts';

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

/** Which mails the owner wants. */
export const getMailChoices = (signal?: AbortSignal) =>
  request('GET /users/mails', {}, { access: 'owner', signal });

/** Chooses mails; what is left out stays. */
export const chooseMails = (body: RequestInput<'PATCH /users/mails'>['body']) =>
  request('PATCH /users/mails', { body }, { access: 'owner' });

/** Changes the password; other sessions end. */
export const changePassword = (body: RequestInput<'PUT /users/password'>['body']) =>
  request('PUT /users/password', { body }, { access: 'owner' });

/** Asks for a link that sets a new password. The answer never tells whether the account exists. */
export const requestPasswordReset = (email: string) =>
  request('POST /auth/password-reset', { body: { email } }, { access: 'public' });

/** Whether a reset link still holds; asking leaves it as it is. */
export const checkPasswordReset = (
  body: RequestInput<'POST /auth/password-reset/check'>['body'],
  signal?: AbortSignal,
) => request('POST /auth/password-reset/check', { body }, { access: 'public', signal });

/** Sets a new password with the link's token. */
export const confirmPasswordReset = (body: RequestInput<'POST /notifications/reset-password/'>['body']) =>
  request('POST /notifications/reset-password/', { body }, { access: 'public' });

/** Replaces the logo. */
export const uploadProfileImage = (file: Blob, onProgress?: OnProgress) =>
  request('POST /users/profile-image/', { body: file }, { access: 'owner', encoding: 'file', onProgress });

/** Removes the logo. */
export const removeProfileImage = () => request('DELETE /users/profile-image/', {}, { access: 'owner' });
