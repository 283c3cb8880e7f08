import { type OrderPlaced, type PaymentStatus, toDecimal } from '@tavolina/shared-api/contract';

/**
 * Result of a request to place an order: the response, and whether an earlier request with the same key had
 * placed it.
 */
export interface Placement {
  answer: OrderPlaced;
  replayed: boolean;
}

/** The response for an order whose payment, if any, is not created yet. */
export const placed = (
  id: string,
  paymentStatus: PaymentStatus,
  totalMinor: number,
  promisedAt: Date | null,
): OrderPlaced => ({
  id,
  payment_status: paymentStatus,
  payment_intent_id: null,
  payment_intent_client_secret: null,
  total_amount: toDecimal(totalMinor),
  promised_at: promisedAt?.toISOString() ?? null,
});
