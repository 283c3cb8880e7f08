import { type RequestInput, request } from './request.ts';

/**
 * The second step of a login that failed with `two_factor_required`: `challenge` is the failure's, `code` one of the app or
 * a recovery code. The answer goes to `signIn` of the auth store.
 */
export const loginWithCode = (challenge: string, code: string) =>
  request('POST /login/code', { body: { challenge, code } }, { access: 'public' });

/** Whether logins need a code, and how many recovery codes are left. */
export const getTwoFactor = (signal?: AbortSignal) =>
  request('GET /auth/two-factor', {}, { access: 'owner', signal });

/** Asks for the secret that an app takes; nothing changes until `confirmTwoFactor`. */
export const enrolTwoFactor = (currentPassword: string) =>
  request('POST /auth/two-factor', { body: { current_password: currentPassword } }, { access: 'owner' });

/** Turns logins with a code on; answers the recovery codes, this once. The secret is what `enrolTwoFactor` gave. */
export const confirmTwoFactor = (body: RequestInput<'POST /auth/two-factor/confirm'>['body']) =>
  request('POST /auth/two-factor/confirm', { body }, { access: 'owner' });

/** Replaces the recovery codes. */
export const renewRecoveryCodes = (body: RequestInput<'POST /auth/two-factor/recovery-codes'>['body']) =>
  request('POST /auth/two-factor/recovery-codes', { body }, { access: 'owner' });

/** Turns logins with a code off. */
export const disableTwoFactor = (body: RequestInput<'POST /auth/two-factor/disable'>['body']) =>
  request('POST /auth/two-factor/disable', { body }, { access: 'owner' });

/** Where the account is signed in, the last used first. */
export const listSessions = (signal?: AbortSignal) =>
  request('GET /auth/sessions', {}, { access: 'owner', signal });

/** Signs one device out. */
export const endSession = (id: string) =>
  request('DELETE /auth/sessions/{id}', { params: { id } }, { access: 'owner' });

/** Signs all other devices out. */
export const endOtherSessions = () => request('DELETE /auth/sessions', {}, { access: 'owner' });
