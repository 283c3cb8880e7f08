import { type RequestInput, request } from './request.ts';
import type { OnProgress } from './upload-fetch.ts';

/** Signs in. Pass the response to `signIn` of the auth store. */
export const login = (email: string, password: string) =>
  request('POST /login', { body: { username: email, password } }, { access: 'sign_in', encoding: 'form' });

/** Registers a business on the free plan. */
export const signup = (body: RequestInput<'POST /signup'>['body']) =>
  request('POST /signup', { body }, { access: 'sign_in' });

/** Ends the session on the server. */
export const logout = (refreshToken: string) =>
  request('POST /auth/logout', { body: { refresh_token: refreshToken } }, { access: 'public' });

/** The signed-in business's profile. */
export const getProfile = (signal?: AbortSignal) =>
  request('GET /users/profile/', {}, { access: 'owner', signal });

/** Changes the profile. */
export const editProfile = (body: RequestInput<'PATCH /users/profile/'>['body']) =>
  request('PATCH /users/profile/', { body }, { access: 'owner' });

/** The owner's mail preferences. */
export const getMailChoices = (signal?: AbortSignal) =>
  request('GET /users/mails', {}, { access: 'owner', signal });

/** Changes mail preferences. Missing fields stay unchanged. */
export const chooseMails = (body: RequestInput<'PATCH /users/mails'>['body']) =>
  request('PATCH /users/mails', { body }, { access: 'owner' });

/** Changes the password. Other sessions end. */
export const changePassword = (body: RequestInput<'PUT /users/password'>['body']) =>
  request('PUT /users/password', { body }, { access: 'owner' });

/** Requests a password reset link. The response never reveals whether the account exists. */
export const requestPasswordReset = (email: string) =>
  request('POST /auth/password-reset', { body: { email } }, { access: 'public' });

/** Whether a reset link is valid. Does not use it up. */
export const checkPasswordReset = (
  body: RequestInput<'POST /auth/password-reset/check'>['body'],
  signal?: AbortSignal,
) => request('POST /auth/password-reset/check', { body }, { access: 'public', signal });

/** Sets a new password with the token of a reset link. */
export const confirmPasswordReset = (body: RequestInput<'POST /notifications/reset-password/'>['body']) =>
  request('POST /notifications/reset-password/', { body }, { access: 'public' });

/** Replaces the logo. */
export const uploadProfileImage = (file: Blob, onProgress?: OnProgress) =>
  request('POST /users/profile-image/', { body: file }, { access: 'owner', encoding: 'file', onProgress });

/** Removes the logo. */
export const removeProfileImage = () => request('DELETE /users/profile-image/', {}, { access: 'owner' });
