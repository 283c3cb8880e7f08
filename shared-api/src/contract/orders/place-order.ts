import { z } from 'zod';
import { currency, fulfilment, language, paymentMethod, paymentStatus } from '../enums.ts';
import { amount, email, id, phone, requiredLine, text, timestamp, verbatim, visibleText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { contentLanguage } from '../menus/translation-schemas.ts';
import { orderLineRequest } from './order-lines.ts';

/** A diner's order. It contains no prices: the server takes them from the menu. */
export const placeOrderRequest = z.object({
  customer_name: requiredLine(LIMITS.name),
  customer_email: email,
  customer_phone: phone,
  notes: text(LIMITS.note).nullish(),
  /** An allergy that the kitchen must know of, in the diner's words (product.md §420). */
  allergy: visibleText(LIMITS.note).nullish(),
  business_id: id,
  items: z.array(orderLineRequest).min(1).max(LIMITS.orderLines),
  payment_method: paymentMethod,
  payment_method_id: verbatim(255).nullish(),
  /** The client's origin. It is checked, and used for nothing: cards are confirmed in the page. */
  return_url: verbatim(500).nullish(),
  /** The displayed currency, stored with the order beside the euro amounts. */
  display_currency: currency.optional(),
  /**
   * Total in euro that the diner saw. If prices have changed since, the order is rejected
   * (`price_changed`).
   */
  expected_total: amount.optional(),
  /** Language of the mails about this order. */
  language: language.optional(),
  /** The language in which the diner read the menu; missing: the place's own (product.md §430). */
  read_in: contentLanguage.optional(),
  /** How the diner gets it; for pickup where it is missing (product.md §283). */
  fulfilment: fulfilment.optional(),
  /** Code of the table's QR code, for an order at the table. */
  table_code: verbatim(LIMITS.tableCode).nullish(),
  /** Start of a slot; without it, as soon as possible. */
  asked_for: timestamp.nullish(),
  /** As soon as possible, and by this time, which the diner was shown or offered (product.md §520). */
  ready_by: timestamp.nullish(),
});

/**
 * Response to a placed order, with its total in euro. Both `payment_intent_` fields are null without a card
 * payment to confirm.
 */
export const orderPlaced = z.object({
  id: z.string(),
  payment_status: paymentStatus,
  payment_intent_id: z.string().nullable(),
  payment_intent_client_secret: z.string().nullable(),
  total_amount: z.number(),
  /** When it is promised to be ready (product.md §286). */
  promised_at: timestamp.nullish(),
});

/** A diner's order after validation, see `placeOrderRequest`. */
export type PlaceOrderRequest = z.output<typeof placeOrderRequest>;
/** Response of `POST /orders`, see `orderPlaced`. */
export type OrderPlaced = z.infer<typeof orderPlaced>;
