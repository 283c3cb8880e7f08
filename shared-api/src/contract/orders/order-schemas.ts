import { z } from 'zod';
import {
  collectionMethod,
  currency,
  customerOrderStatus,
  declineReason,
  fulfilment,
  orderStatus,
  paymentMethod,
  paymentStatus,
} from '../enums.ts';
import { id, timestamp } from '../fields.ts';
import { itemPicture } from '../menus/item-pictures.ts';
import { contentLanguage } from '../menus/translation-schemas.ts';
import { orderReview } from '../places/reviews.ts';
import { kitchenLine, orderItem } from './order-lines.ts';

const orderHead = {
  id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  notes: z.string().nullable(),
  /** An allergy that the diner named; null: none was named, which says nothing of allergies (product.md §420). */
  allergy: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  total_amount: z.number(),
  currency: z.literal('EUR'),
  /** The displayed total with its currency, and the rate to the euro at that time. */
  display: z.object({
    currency,
    total_amount: z.number(),
    rate: z.number(),
    /**
     * Whether the euro amount is each price converted by the rate; false if the place has its own euro
     * prices.
     */
    euro_by_rate: z.boolean().optional(),
  }),
  payment_method: paymentMethod,
  payment_status: paymentStatus,
  /** Whether the refund failed, so that the money must be returned in another way. */
  refund_failed: z.boolean().optional(),
  /** Whether the owner returned the money by hand after the refund failed (product.md §160). */
  refunded_by_hand: z.boolean().optional(),
  /** How and when it was paid at the restaurant; null: not yet. */
  collected: z.object({ by: collectionMethod, at: timestamp }).nullish(),
  fulfilment,
  /** The table it was ordered from; null for pickup. */
  table: z.string().nullable(),
  /** The slot that the diner chose; null: as soon as possible. */
  asked_for: timestamp.nullable(),
  /** When it is promised to be ready, as last changed; null for orders from before there were promises. */
  promised_at: timestamp.nullable(),
  /** The promise that the diner ordered with. */
  first_promised_at: timestamp.nullable(),
  /** When the place first saw it (product.md §294); null: not yet. */
  seen_at: timestamp.nullable(),
  /** Why the place declined it; null where it did not, or did not say. */
  decline_reason: declineReason.nullable(),
  business: z.object({
    id,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** The one in which it names its dishes. */
    language: contentLanguage.optional(),
  }),
  items: z.array(orderItem),
};

const change = <S extends z.ZodType>(status: S) => z.object({ status, changed_at: timestamp });

/** An order for the diner (`delivered`, `canceled`). */
export const customerOrder = z.object({
  ...orderHead,
  status: customerOrderStatus,
  history: z.array(change(customerOrderStatus)),
  /** The diner's review; null without one, missing where it was not loaded. */
  review: orderReview.nullish(),
  /** Of the dish of its first line, as the menu shows it now; null without one, missing where it was not loaded. */
  picture: itemPicture.nullish(),
});

/** An order for the business, with its own notes. */
export const businessOrder = z.object({
  ...orderHead,
  status: orderStatus,
  history: z.array(change(orderStatus)),
  internal_notes: z.string(),
  version: z.int(),
  /** Since when it waits for an answer (product.md §293); null for orders from before that. */
  waits_from: timestamp.nullish(),
});

/** An order in the business's list, without its items. */
export const businessOrderRow = businessOrder.omit({ items: true, history: true }).extend({
  items_count: z.int(),
  /** When it rings again unless somebody answers (product.md §292); null for orders from before that. */
  remind_at: timestamp.nullish(),
  /** When it got its present status. */
  status_at: timestamp.optional(),
  /** Lines for the kitchen; missing once the order has ended. */
  lines: z.array(kitchenLine).optional(),
});

/**
 * An event about a changed order, with the business's status on the diner's stream too. The receiver then
 * requests the order. `order.unanswered`, to the business alone: nobody has answered it yet (product.md §292).
 */
export const orderEvent = z.object({
  type: z.enum(['order.placed', 'order.updated', 'order.unanswered']),
  order_id: z.string(),
  status: z.string(),
});

/** An order for its diner, see `customerOrder`. */
export type CustomerOrder = z.infer<typeof customerOrder>;
/** An order for its business, see `businessOrder`. */
export type BusinessOrder = z.infer<typeof businessOrder>;
/** An order in the business's list, see `businessOrderRow`. */
export type BusinessOrderRow = z.infer<typeof businessOrderRow>;
/** An event of an order stream, see `orderEvent`. */
export type OrderEvent = z.infer<typeof orderEvent>;
