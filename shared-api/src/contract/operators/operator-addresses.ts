import { z } from 'zod';
import { day, requiredLine, requiredText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** A public address or range behind which many people are, with why, by whom and until when (product.md §584). */
export const knownAddress = z.object({
  id: z.string(),
  /** In its shortest form, such as `203.0.113.7` or `2001:db8:1::/48`. */
  range: z.string(),
  reason: z.string(),
  /** The last day, in Tirana. */
  until: z.iso.date(),
  added_by: z.string(),
  added_at: timestamp,
});

/** The known addresses, the latest first. */
export const knownAddresses = z.object({
  items: z.array(knownAddress),
  /** How many times the limits of another address they have. */
  times: z.int(),
  /** Whether this token may add and end them; an observer’s may not. */
  may_change: z.boolean(),
});

/** An address as an operator adds it, or one that is known with a new reason or day. */
export const newKnownAddress = z.object({
  range: requiredLine(LIMITS.addressRange),
  reason: requiredText(LIMITS.reviewComment),
  until: day,
});

/** A known address; see `knownAddress`. */
export type KnownAddress = z.output<typeof knownAddress>;
/** Response of `GET /platform/addresses`. */
export type KnownAddresses = z.output<typeof knownAddresses>;
/** An address as an operator adds it; see `newKnownAddress`. */
export type NewKnownAddress = z.output<typeof newKnownAddress>;
