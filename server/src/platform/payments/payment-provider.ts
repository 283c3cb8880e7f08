import type { PaymentConfig } from '@tavolina/shared-api/contract';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** A payment to create; `amountMinor` in euro cents. */
export interface NewPayment {
  orderId: string;
  amountMinor: number;
  email: string;
  description: string;
}

/** The current state of a payment at the provider; amounts in minor units of `currency`. */
export interface Payment {
  ref: string;
  /** The order of the payment; undefined for a payment of another installation. */
  orderId: string | undefined;
  /** `open`: the card can still be charged. */
  status: 'open' | 'paid' | 'canceled';
  amountMinor: number;
  /** Upper-case code, for example `EUR`. */
  currency: string;
  /** Amount that has been refunded. Pending and failed refunds are not counted. */
  refundedMinor: number;
  /** Number of failed refunds. */
  failedRefunds: number;
  /** Amount that banks have taken back in disputes and not returned. */
  disputedMinor: number;
  /** Amount of it that is the card holder's for good, because the dispute was lost. */
  lostMinor: number;
  /** The card that a confirmation charges unless it names another. */
  paymentMethod: string | null;
  /** Lets the diner's browser confirm this payment only. */
  clientSecret: string | null;
}

/** A message from the provider. Only a hint: afterwards the object itself is fetched. */
export interface ProviderEvent {
  id: string;
  about: 'payment' | 'refused_payment' | 'subscription' | 'nothing_of_ours';
  ref: string;
}

/**
 * A payment provider for cards. Every call throws `card_declined` for a declined card, and
 * `payment_unavailable` when the provider is unavailable or responds unexpectedly.
 */
export interface PaymentProvider {
  /** Settings for browsers. */
  clientConfig: PaymentConfig;
  /** Creates the payment of an order. Repeating the call returns the same payment. */
  createPayment: (payment: NewPayment) => Promise<Payment>;
  getPayment: (ref: string) => Promise<Payment>;
  /** Sets the card that an open payment will charge when the browser confirms it. */
  chooseCard: (ref: string, paymentMethod: string) => Promise<void>;
  /** Cancels a payment, unless the card has already been charged. */
  cancelPayment: (ref: string) => Promise<void>;
  /** Refunds a whole payment, once per idempotency key. */
  refund: (ref: string, idempotencyKey: string) => Promise<void>;
  /** Verifies and parses a webhook message. Undefined when the signature is wrong or older than 300 s. */
  readEvent: (body: Buffer, signature: string) => ProviderEvent | undefined;
  subscriptions: SubscriptionProvider;
}
