import { z } from 'zod';
import { queryInteger, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Range of the mails and pushes that failed. */
export const operatorFailuresQuery = z.object({ skip: queryInteger(0, LIMITS.skip, 0) });

/** Which one is sent again: `id` of the list. */
export const operatorFailureId = z.string().min(1).max(LIMITS.failureId);

/** A mail or push that did not arrive (product.md §563). Later servers may tell of further kinds and reasons. */
export const operatorFailure = z.object({
  id: z.string(),
  /** `mail` or `push`. */
  area: z.string(),
  /** Kind of mail or push. */
  what: z.string(),
  /** `diner`, `place`, `person` or `team`: whom it was for. */
  whose: z.string(),
  /** Their e-mail with its first letter and its host only; null where it is not known. */
  to: z.string().nullable(),
  order_id: z.string().nullable(),
  place: z.object({ id: z.string(), name: z.string() }).nullable(),
  failed_at: timestamp,
  /** `refused`, `unreachable`, `answered`, `expired`, `too_slow` or `other`. */
  reason: z.string(),
  /** What a mail server or push service answered; null where it did not. */
  status: z.int().nullable(),
  /** When it is tried again by itself; null where it is given up. */
  next_try_at: timestamp.nullable(),
  /** Whether it can be sent again; not where it would be wrong by now. */
  can_send_again: z.boolean(),
});

/** Mails and pushes that failed, the latest first, and how many there are. */
export const operatorFailures = z.object({
  items: z.array(operatorFailure),
  total: z.int(),
  /** Whether this token may send again; an observer’s may not. */
  may_send: z.boolean(),
});

/** Whether a mail or push was put back into the queue; not where it is on its way already. */
export const sentAgain = z.object({ is_queued: z.boolean() });

/** A mail or push that did not arrive; see `operatorFailure`. */
export type OperatorFailure = z.output<typeof operatorFailure>;
/** Response of `GET /platform/failures`. */
export type OperatorFailures = z.output<typeof operatorFailures>;
/** Response of `POST /platform/failures/{id}/again`. */
export type SentAgain = z.output<typeof sentAgain>;
