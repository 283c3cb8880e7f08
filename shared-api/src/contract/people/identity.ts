import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subscriptionTier } from '../enums.ts';
import { createShape } from '../field-schemas.ts';
import { email, id, newPassword, presentPassword, requiredText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { PLACE_FIELDS } from '../places/place-fields.ts';

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

/** Login, sign-up and the tokens of a session (product.md §34–§37). */
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
};

/** What login and sign-up answer, see `session`. */
export type Session = z.infer<typeof session>;
/** A sign-up after validation, see `signupRequest`. */
export type SignupRequest = z.output<typeof signupRequest>;
