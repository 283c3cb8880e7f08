import { z } from 'zod';
import { queryInteger, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Range of the recorded acts. */
export const operatorActsQuery = z.object({
  skip: queryInteger(0, LIMITS.skip, 0),
  limit: queryInteger(1, LIMITS.operatorActs, LIMITS.operatorActs),
});

/** Something that an operator or a team did. */
export const operatorAct = z.object({
  id: z.number().int(),
  /** One of `OPERATOR_ACTS`, or a kind that a later server records. */
  act: z.string(),
  acted_by: z.string(),
  acted_at: timestamp,
  /** What it was done to: a version, an order, a team, a day. */
  about: z.string(),
  /** The place whose id stands in `about`; null where none does, or it is not there any more. Old servers omit it. */
  place: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  /** As it was written; null where nobody is asked for one, or its diner was erased. */
  reason: z.string().nullable(),
  /** Until when somebody could look, for a look at a console; absent for all else. */
  until: timestamp.optional(),
});

/** Recorded acts, the latest first, and how many there are. */
export const operatorActs = z.object({ items: z.array(operatorAct), total: z.number().int() });

/** A recorded act; see `operatorAct`. */
export type OperatorAct = z.output<typeof operatorAct>;
/** Response of `GET /platform/acts`. */
export type OperatorActs = z.output<typeof operatorActs>;
