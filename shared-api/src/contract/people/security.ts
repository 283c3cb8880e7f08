import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, presentPassword, timestamp } from '../fields.ts';
import { session } from './identity.ts';

/** An active session. Names are null where the browser sends none. */
export const activeSession = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
  signed_in_at: timestamp,
  /** Rounded to a quarter of an hour. */
  last_used_at: timestamp,
  is_current: z.boolean(),
});

/** A code of the app or a recovery code, ignoring spaces and dashes. */
const code = z
  .string()
  .max(64)
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1));

const password = z.object({ current_password: presentPassword });
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Two-factor login (product.md §66) and active sessions (product.md §65). */
export const securityCalls = {
  signInWithCode: defineCall({
    method: 'POST',
    path: '/login/code',
    summary: 'The second step of a login: a code of the app, or a recovery code',
    access: 'public',
    body: z.object({ challenge: z.string().min(1).max(512), code }),
    success: { status: 200, schema: session },
    errors: ['challenge_expired', 'wrong_code', 'not_a_member'],
  }),
  twoFactor: defineCall({
    method: 'GET',
    path: '/auth/two-factor',
    summary: 'Whether logins need a code',
    access: 'bearer',
    success: {
      status: 200,
      schema: z.object({ is_on: z.boolean(), since: timestamp.nullable(), recovery_codes_left: z.int() }),
    },
    errors: ['unauthorized'],
  }),
  enrol: defineCall({
    method: 'POST',
    path: '/auth/two-factor',
    summary: 'Gives the secret for an app; a first code turns it on',
    access: 'bearer',
    body: password,
    success: { status: 200, schema: z.object({ secret: z.string(), otpauth_uri: z.string() }) },
    errors: ['unauthorized', 'wrong_password', 'two_factor_on'],
  }),
  confirmTwoFactor: defineCall({
    method: 'POST',
    path: '/auth/two-factor/confirm',
    summary: 'Turns logins with a code on; answers the recovery codes, this once',
    access: 'bearer',
    /** With the secret, a code of a replaced secret is distinguished from a wrong code. */
    body: z.object({ code, secret: z.string().max(64).optional() }),
    success: { status: 200, schema: recoveryCodes },
    errors: ['unauthorized', 'wrong_code', 'two_factor_on', 'two_factor_off', 'two_factor_replaced'],
  }),
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    summary: 'Replaces the recovery codes; answers them this once',
    access: 'bearer',
    body: password.extend({ code }),
    success: { status: 200, schema: recoveryCodes },
    errors: ['unauthorized', 'wrong_password', 'wrong_code', 'two_factor_off'],
  }),
  disableTwoFactor: defineCall({
    method: 'POST',
    path: '/auth/two-factor/disable',
    summary: 'Turns logins with a code off',
    access: 'bearer',
    body: password.extend({ code }),
    success: { status: 204 },
    errors: ['unauthorized', 'wrong_password', 'wrong_code', 'two_factor_off'],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the account is signed in, the last used first',
    access: 'bearer',
    success: { status: 200, schema: z.array(activeSession) },
    errors: ['unauthorized'],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Signs one device out',
    access: 'bearer',
    params: z.object({ id }),
    success: { status: 204 },
    errors: ['unauthorized', 'not_found'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Signs all other devices out',
    access: 'bearer',
    success: { status: 204 },
    errors: ['unauthorized'],
  }),
};

/** An active session, see `activeSession`. */
export type ActiveSession = z.infer<typeof activeSession>;
