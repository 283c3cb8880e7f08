import { z } from 'zod';
import { subscriptionStatus, subscriptionTier } from '../enums.ts';
import { id, timestamp, verbatim } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { operatorMenu, takenDown } from './operator-menus.ts';

/** Which places: by parts of their name and city, or by the whole e-mail of an owner. */
export const operatorPlacesQuery = z.object({
  q: verbatim(LIMITS.email).default(''),
  /** `next` of the answer before. */
  before: id.optional(),
});

/** Places, the newest first, with what everybody may know of them. */
export const operatorPlaces = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), slug: z.string(), city: z.string(), created_at: timestamp }),
  ),
  /** Where the next answer begins; null after the last one. */
  next: z.string().nullable(),
});

/** A look at the console of a place (product.md §699). */
const operatorView = z.object({
  id,
  opened_by: z.string(),
  opened_at: timestamp,
  /** When it ends or ended. */
  ends_at: timestamp,
  reason: z.string(),
  is_open: z.boolean(),
});

/** A place as operators see it (product.md §556). */
export const operatorPlace = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  address: z.string(),
  city: z.string(),
  telephone: z.string(),
  created_at: timestamp,
  tier: subscriptionTier,
  /** Null without a subscription. */
  subscription: z
    .object({ status: subscriptionStatus, ends_at: timestamp, is_cancelled: z.boolean() })
    .nullable(),
  /** Who works there; open sessions and when one was last used, null for nobody who signed in. */
  people: z.array(
    z.object({
      email: z.string(),
      role: z.string(),
      since: timestamp,
      sessions: z.number().int(),
      last_seen_at: timestamp.nullable(),
    }),
  ),
  counts: z.object({
    menus: z.number().int(),
    published: z.number().int(),
    reviews: z.number().int(),
    /** Placed in the last 30 days. */
    orders: z.number().int(),
  }),
  /** The oldest first; old servers omit them. */
  menus: z.array(operatorMenu).optional(),
  /** Null while diners see it; old servers omit it. */
  taken_down: takenDown.nullable().optional(),
  /** Who looked at its console lately, the latest first; old servers omit it. */
  views: z.array(operatorView).optional(),
  /** Whether this token may take the place and its menus down; an observer’s may not. */
  may_decide: z.boolean().optional(),
});

/** A place after a decision on it, with what became of its menus. */
export const decidedPlace = z.object({ taken_down: takenDown.nullable(), menus: z.array(operatorMenu) });

/** Response of `PUT /platform/places/{id}/decision`. */
export type DecidedPlace = z.output<typeof decidedPlace>;
/** Response of `GET /platform/places`. */
export type OperatorPlaces = z.output<typeof operatorPlaces>;
/** Response of `GET /platform/places/{id}`. */
export type OperatorPlace = z.output<typeof operatorPlace>;
