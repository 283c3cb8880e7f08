import { type RequestInput, request } from './request.ts';

/**
 * The second step of a login that failed with `two_factor_required`. `challenge` comes from that error,
 * `code` from the app or the recovery codes. Pass the response to `signIn` of the auth store.
 */
export const loginWithCode = (challenge: string, code: string) =>
  request('POST /login/code', { body: { challenge, code } }, { access: 'sign_in' });

/** Whether two-factor login is on, and how many recovery codes are left. */
export const getTwoFactor = (signal?: AbortSignal) =>
  request('GET /auth/two-factor', {}, { access: 'owner', signal });

/** Requests a secret for the app. Nothing changes until `confirmTwoFactor`. */
export const enrolTwoFactor = (currentPassword: string) =>
  request('POST /auth/two-factor', { body: { current_password: currentPassword } }, { access: 'owner' });

/** Switches two-factor login on with the secret from `enrolTwoFactor`. Returns the recovery codes, once. */
export const confirmTwoFactor = (body: RequestInput<'POST /auth/two-factor/confirm'>['body']) =>
  request('POST /auth/two-factor/confirm', { body }, { access: 'owner' });

/** Replaces the recovery codes. */
export const renewRecoveryCodes = (body: RequestInput<'POST /auth/two-factor/recovery-codes'>['body']) =>
  request('POST /auth/two-factor/recovery-codes', { body }, { access: 'owner' });

/** Switches two-factor login off. */
export const disableTwoFactor = (body: RequestInput<'POST /auth/two-factor/disable'>['body']) =>
  request('POST /auth/two-factor/disable', { body }, { access: 'owner' });

/** Active sessions of the account, the last used first. */
export const listSessions = (signal?: AbortSignal) =>
  request('GET /auth/sessions', {}, { access: 'owner', signal });

/** Ends one session. */
export const endSession = (id: string) =>
  request('DELETE /auth/sessions/{id}', { params: { id } }, { access: 'owner' });

/** Ends all other sessions. */
export const endOtherSessions = () => request('DELETE /auth/sessions', {}, { access: 'owner' });
