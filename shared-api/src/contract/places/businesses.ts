import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cityName } from '../city-names.ts';
import { businessRole, subscriptionTier } from '../enums.ts';
import { createShape, readShape } from '../field-schemas.ts';
import { id, requiredText } from '../fields.ts';
import { image } from '../image.ts';
import { LIMITS } from '../limits.ts';
import { PLACE_FIELDS } from './place-fields.ts';

const shown = readShape(PLACE_FIELDS);
const written = createShape(PLACE_FIELDS);

/** A business that the signed-in person works for. */
export const ownBusiness = z.object({
  id,
  business_name: shown.business_name,
  city: shown.city,
  role: businessRole,
  profile_image_url: z.string().nullable(),
  profile_image: image.nullable(),
  /** Whether this session works for it now. */
  is_current: z.boolean(),
});

/** A further business of a user: the fields of a sign-up, without the address. */
export const addBusinessRequest = z.object({
  business_name: written.business_name,
  telephone: written.telephone,
  city: requiredText(LIMITS.name).transform(cityName),
});

/** The businesses of a user, and the one that a session works for (product.md §155–§157). */
export const businessCalls = {
  mine: defineCall({
    method: 'GET',
    path: '/businesses/mine',
    summary: 'The businesses that the signed-in person works for, the first one first',
    access: 'bearer',
    success: { status: 200, schema: z.array(ownBusiness) },
    errors: ['unauthorized'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/businesses',
    summary: 'Adds a further business, on the free plan, which the signed-in person owns',
    access: 'bearer',
    headers: z.object({ 'idempotency-key': z.string().min(1).max(LIMITS.idempotencyKey).optional() }),
    body: addBusinessRequest,
    success: { status: 201, schema: ownBusiness },
    errors: ['unauthorized', 'too_many_businesses', 'idempotency_conflict'],
  }),
  choose: defineCall({
    method: 'PUT',
    path: '/auth/business',
    summary: 'From now on the session works for another business of the signed-in person',
    access: 'bearer',
    body: z.object({ business_id: id }),
    success: {
      status: 200,
      schema: z.object({ access_token: z.string(), business_id: id, subscription_tier: subscriptionTier }),
    },
    errors: ['unauthorized', 'place_not_found'],
  }),
};

/** A business that the signed-in person works for, see `ownBusiness`. */
export type OwnBusiness = z.infer<typeof ownBusiness>;
/** A further business after validation, see `addBusinessRequest`. */
export type AddBusinessRequest = z.output<typeof addBusinessRequest>;
