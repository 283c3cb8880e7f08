import { z } from 'zod';
import { fulfilment, orderStatus, paymentMethod, paymentStatus } from '../enums.ts';
import { timestamp } from '../fields.ts';

/** Something that happened with an order. Later servers may tell of further areas and kinds. */
const operatorOrderEvent = z.object({
  at: timestamp,
  /** `step`, `payment`, `mail`, `push` or `till`. */
  area: z.string(),
  /** A status, a kind of payment entry, mail or push, or the event of a message to a till. */
  what: z.string(),
  /** `diner`, `place` or `server`: who took the step, or whom a mail or push went to; null where it is not known. */
  whose: z.string().nullable(),
  /** Euros; null where no money moved. */
  amount: z.number().nullable(),
  /** Of a mail `refused`, of a message to a till its state; null where it went well or has none. */
  outcome: z.string().nullable(),
});

/** An order as operators see it: what happened with it, and nothing of its diner (product.md §553). */
export const operatorOrder = z.object({
  id: z.string(),
  place: z.object({ id: z.string(), name: z.string() }),
  status: orderStatus,
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  fulfilment,
  table: z.string().nullable(),
  /** Euros. */
  total: z.number(),
  created_at: timestamp,
  promised_at: timestamp.nullable(),
  /** The earliest first. */
  events: z.array(operatorOrderEvent),
});

/** Response of `GET /platform/orders/{id}`. */
export type OperatorOrder = z.output<typeof operatorOrder>;
/** Something that happened with an order; see `operatorOrder`. */
export type OperatorOrderEvent = OperatorOrder['events'][number];
