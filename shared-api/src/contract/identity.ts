import { z } from 'zod';
import { defineCall } from './call.ts';
import type { OptionalMail } from './codes.ts';
import { subscriptionTier } from './enums.ts';
import { createShape, editShape, readShape } from './field-schemas.ts';
import { email, id, newPassword, presentPassword, requiredText, timestamp } from './fields.ts';
import { image } from './image.ts';
import { LIMITS } from './limits.ts';
import { location } from './location.ts';
import { PLACE_FIELDS } from './place-fields.ts';
import { chosenLanguages, contentLanguages } from './translation-schemas.ts';

/** Answer of login and signup. Both tokens are bearer secrets. */
export const session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** The user. Their first business has the same id. */
  user_id: id,
  /** The business that the session works for (product.md §155). */
  business_id: id,
  email: z.string(),
  subscription_tier: subscriptionTier,
});

/** What a login sends, form-encoded; `username` is the e-mail. */
export const loginRequest = z.object({
  username: z.string().trim().min(1).max(LIMITS.email),
  password: presentPassword,
});

const { business_name, telephone, city, description } = createShape(PLACE_FIELDS);

/**
 * Sign-up of a new business. Only description and city are optional; the console's form requires the city
 * (product.md §79, §133).
 */
export const signupRequest = z.object({
  email,
  password: newPassword,
  business_name,
  address: requiredText(LIMITS.address),
  telephone,
  city,
  description,
});

/**
 * Profile of a user and their business: `id` and e-mail are the user's, everything else is the business's.
 */
export const profile = z.object({
  id,
  business_id: id,
  email: z.string(),
  ...readShape(PLACE_FIELDS),
  /** Null until the owner has set it (product.md §250). */
  location: location.nullable(),
  profile_image_url: z.string().nullable(),
  profile_image: image.nullish(),
  created_at: timestamp,
  subscription_tier: subscriptionTier,
  /** In which languages its menus are written, the main one first (product.md §425). */
  content_languages: contentLanguages.optional(),
});

/**
 * A change of the profile. Missing fields stay unchanged; the phone number cannot be emptied (product.md
 * §79). The VAT number is a NIPT, empty, or the stored one (product.md §139).
 */
export const editProfileRequest = z.object({
  email: email.optional(),
  ...editShape(PLACE_FIELDS),
  /** Null removes it. */
  location: location.nullish(),
  content_languages: chosenLanguages.optional(),
  /** Required for a new e-mail, unless the login was recent. */
  current_password: presentPassword.optional(),
});

/** Mail preferences of an owner. */
export const mailChoices = z.object({
  new_order: z.boolean(),
  trial_ending: z.boolean(),
} satisfies Record<OptionalMail, z.ZodBoolean>);

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

/**
 * Accounts of owners: login, sign-up, tokens, profile, mails and passwords (product.md §34–§37, §41, §42,
 * §70).
 */
export const identityCalls = {
  login: defineCall({
    method: 'POST',
    path: '/login',
    summary: 'Signs in with e-mail and password; accounts with a second step are asked for a code',
    access: 'public',
    body: loginRequest,
    bodyEncoding: 'form',
    success: { status: 200, schema: session },
    errors: ['login_failed', 'two_factor_required', 'not_a_member'],
  }),
  signup: defineCall({
    method: 'POST',
    path: '/signup',
    summary: 'Registers a person with their first business, on the free plan',
    access: 'public',
    body: signupRequest,
    success: { status: 201, schema: session },
    errors: ['email_taken', 'common_password'],
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchanges a refresh token for new tokens',
    access: 'public',
    body: z.object({
      refresh_token: z.string().min(1).max(512),
      /** The caller's business. If missing or not theirs: the one that the session chose last. */
      business_id: id.optional(),
    }),
    success: {
      status: 200,
      schema: z.object({ access_token: z.string(), refresh_token: z.string().optional() }),
    },
    errors: ['session_expired'],
    excludedErrors: ['rate_limited'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session family of a refresh token',
    access: 'public',
    body: z.object({ refresh_token: z.string().min(1).max(512) }),
    success: { status: 204 },
    errors: [],
    excludedErrors: ['rate_limited'],
  }),
  profile: defineCall({
    method: 'GET',
    path: '/users/profile/',
    summary: "The business's profile",
    access: 'bearer',
    success: { status: 200, schema: profile },
    errors: ['unauthorized'],
  }),
  editProfile: defineCall({
    method: 'PATCH',
    path: '/users/profile/',
    summary: "Changes the business's profile",
    access: 'bearer',
    changesCatalogue: true,
    body: editProfileRequest,
    success: { status: 200, schema: profile },
    errors: ['unauthorized', 'email_taken', 'wrong_password', 'current_password_needed'],
  }),
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
  profileImage: defineCall({
    method: 'POST',
    path: '/users/profile-image/',
    summary: 'Replaces the logo',
    access: 'bearer',
    changesCatalogue: true,
    bodyEncoding: 'multipart',
    success: { status: 200, schema: z.object({ profile_image_url: z.string(), profile_image: image }) },
    errors: ['unauthorized', 'upload_invalid', 'upload_too_large', 'upload_pixels'],
  }),
  removeProfileImage: defineCall({
    method: 'DELETE',
    path: '/users/profile-image/',
    summary: 'Removes the logo',
    access: 'bearer',
    changesCatalogue: true,
    success: { status: 204 },
    errors: ['unauthorized'],
  }),
  mailChoices: defineCall({
    method: 'GET',
    path: '/users/mails',
    summary: 'Which mails the owner wants',
    access: 'bearer',
    success: { status: 200, schema: mailChoices },
    errors: ['unauthorized'],
  }),
  chooseMails: defineCall({
    method: 'PATCH',
    path: '/users/mails',
    summary: 'Chooses mails; what is left out stays',
    access: 'bearer',
    body: mailChoices.partial(),
    success: { status: 200, schema: mailChoices },
    errors: ['unauthorized'],
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

/** What login and sign-up answer, see `session`. */
export type Session = z.infer<typeof session>;
/** A sign-up after validation, see `signupRequest`. */
export type SignupRequest = z.output<typeof signupRequest>;
/** Mail preferences of an owner, see `mailChoices` (product.md §70). */
export type MailChoices = z.infer<typeof mailChoices>;
/** A business's own profile, see `profile`. */
export type Profile = z.infer<typeof profile>;
/** A change of the profile after validation, see `editProfileRequest`. */
export type EditProfileRequest = z.output<typeof editProfileRequest>;
