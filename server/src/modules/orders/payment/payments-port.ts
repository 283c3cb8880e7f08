import type { Queryable } from '../../../platform/database/database.ts';

/** What a browser needs to confirm a payment. */
export interface PaymentToConfirm {
  ref: string;
  clientSecret: string;
}

/** The interface through which orders use card payments. */
export interface OrderPayments {
  /** Records that an order is to be paid, in the order's transaction; `amountMinor` in euro cents. */
  recordPayment: (client: Queryable, orderId: string, amountMinor: number) => Promise<void>;
  /**
   * Returns the payment of an order, the same on every call. Null when nothing is left to confirm.
   * @param paymentMethod a card that the browser has already entered
   */
  paymentToConfirm: (orderId: string, paymentMethod: string | undefined) => Promise<PaymentToConfirm | null>;
  /** Reads an order's payment from the provider and updates the order. */
  sync: (orderId: string) => Promise<void>;
  /** Cancels an open payment and its order, unless it turns out to be paid. */
  cancel: (orderId: string) => Promise<void>;
  /** Queues a refund. */
  queueRefund: (client: Queryable, orderId: string) => Promise<void>;
  /** Queues a refund again after it was given up. */
  refundAgain: (orderId: string) => Promise<void>;
}
