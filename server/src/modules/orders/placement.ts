import { type OrderPlaced, type PaymentStatus, toDecimal } from '@tavolina/shared-api/contract';

/** What came of a request to place an order: the answer, and whether an earlier request with the same key had placed the order. */
export interface Placement {
  answer: OrderPlaced;
  replayed: boolean;
}

/** The answer about an order whose payment, if it has one, is not asked for yet. */
export const placed = (id: string, paymentStatus: PaymentStatus, totalMinor: number): OrderPlaced => ({
  id,
  payment_status: paymentStatus,
  payment_intent_id: null,
  payment_intent_client_secret: null,
  total_amount: toDecimal(totalMinor),
});
