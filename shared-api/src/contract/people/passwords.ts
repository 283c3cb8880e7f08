import { z } from 'zod';
import { defineCall } from '../call.ts';
import { email, id, newPassword, presentPassword } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { profile } from '../places/profile.ts';

/**
 * Accepted proof for a new password: the current one, or a login in the last five minutes (product.md §42).
 */
export const PASSWORD_PROOFS = ['current_password', 'fresh_login'] as const;
/** One of them. */
export type PasswordProof = (typeof PASSWORD_PROOFS)[number];

const passwordErrors = ['unauthorized', 'wrong_password', 'common_password'] as const;
const done = z.object({ detail: z.string() });
/** Parameters of a reset link. */
const resetLink = z.object({ token: z.string().min(1).max(512), email });

/** Changes of e-mail and password, and the reset of a forgotten one (product.md §41, §42). */
export const passwordCalls = {
  editUser: defineCall({
    method: 'PATCH',
    path: '/users/{id}',
    summary:
      'Changes e-mail or password, by the current password or a login of the last five minutes; own id only',
    access: 'bearer',
    params: z.object({ id }),
    body: z.object({
      email: email.optional(),
      password: newPassword.optional(),
      current_password: presentPassword.optional(),
    }),
    success: {
      status: 200,
      /** `password_changed_by` is set when the call changed the password. */
      schema: profile.extend({ password_changed_by: z.enum(PASSWORD_PROOFS).optional() }),
    },
    errors: [...passwordErrors, 'current_password_needed', 'user_not_found', 'email_taken'],
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/auth/password',
    summary: 'Changes the password',
    access: 'bearer',
    body: z.object({ current_password: presentPassword, new_password: newPassword }),
    success: { status: 200, schema: done },
    errors: passwordErrors,
  }),
  changePasswordConfirmed: defineCall({
    method: 'PUT',
    path: '/users/password',
    summary: 'Changes the password, typed twice',
    access: 'bearer',
    body: z.object({
      current_password: presentPassword,
      new_password: newPassword,
      confirm_password: z.string().max(LIMITS.password.max),
    }),
    success: { status: 200, schema: done },
    errors: passwordErrors,
  }),
  requestReset: defineCall({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Sends a reset link if the account exists',
    access: 'public',
    body: z.object({ email }),
    success: { status: 202, schema: done },
    errors: [],
  }),
  checkReset: defineCall({
    method: 'POST',
    path: '/auth/password-reset/check',
    summary: 'Whether a reset link still holds',
    access: 'public',
    body: resetLink,
    success: { status: 200, schema: z.object({ holds: z.boolean() }) },
    errors: [],
  }),
  confirmReset: defineCall({
    method: 'POST',
    path: '/notifications/reset-password/',
    summary: 'Sets a new password with a reset link',
    access: 'public',
    body: resetLink.extend({ new_password: newPassword }),
    success: { status: 200, schema: done },
    errors: ['reset_link_invalid', 'common_password'],
  }),
};
