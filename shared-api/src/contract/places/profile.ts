import { z } from 'zod';
import { defineCall } from '../call.ts';
import type { OptionalMail } from '../codes/optional-mails.ts';
import { subscriptionTier } from '../enums.ts';
import { editShape, readShape } from '../field-schemas.ts';
import { email, id, presentPassword, timestamp } from '../fields.ts';
import { image } from '../image.ts';
import { chosenLanguages, contentLanguages } from '../menus/translation-schemas.ts';
import { takenDown } from '../operators/operator-menus.ts';
import { location } from './location.ts';
import { PLACE_FIELDS } from './place-fields.ts';

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
  /** When operators took the business down and why (product.md §698); absent where they did not. */
  taken_down: takenDown.optional(),
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

/** The profile of a business, its logo, and the mails that its owner wants (product.md §70, §79). */
export const profileCalls = {
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
};

/** Mail preferences of an owner, see `mailChoices` (product.md §70). */
export type MailChoices = z.infer<typeof mailChoices>;
/** A business's own profile, see `profile`. */
export type Profile = z.infer<typeof profile>;
/** A change of the profile after validation, see `editProfileRequest`. */
export type EditProfileRequest = z.output<typeof editProfileRequest>;
