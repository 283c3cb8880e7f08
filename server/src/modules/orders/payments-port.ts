import type { Queryable } from '../../platform/database/database.ts';

/** What a browser needs to confirm a payment. */
export interface PaymentToConfirm {
  ref: string;
  clientSecret: string;
}

/** Takes the money of card orders. Orders know it by this alone. */
export interface OrderPayments {
  /** Notes that an order is to be paid, in the order's own transaction; `amountMinor` in euro cents. */
  note: (client: Queryable, orderId: string, amountMinor: number) => Promise<void>;
  /**
   * Asks the provider for an order's one payment, however often it is called. Null when nothing is left to confirm.
   * @param paymentMethod a card that the browser has handed over already
   */
  ask: (orderId: string, paymentMethod: string | undefined) => Promise<PaymentToConfirm | null>;
  /** Looks at an order's payment, and lets the order follow it. */
  sync: (orderId: string) => Promise<void>;
  /** Makes an open payment impossible; its order is cancelled with it, unless it turns out to be paid. */
  cancel: (orderId: string) => Promise<void>;
  /** Queues the refund of an order that waits for one. */
  queueRefund: (client: Queryable, orderId: string) => Promise<void>;
  /** Queues it anew after it was given up. */
  refundAgain: (orderId: string) => Promise<void>;
}
