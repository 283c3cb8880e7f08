import type { PaymentConfig } from '@tavolina/shared-api/contract';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** A payment to be asked for; `amountMinor` in euro cents. */
export interface NewPayment {
  orderId: string;
  amountMinor: number;
  email: string;
  description: string;
}

/** A payment as the provider sees it at this moment; amounts in minor units of `currency`. */
export interface Payment {
  ref: string;
  /** The order it was made for; undefined for a payment that is not of this installation. */
  orderId: string | undefined;
  /** `open`: the card can still be charged. */
  status: 'open' | 'paid' | 'canceled';
  amountMinor: number;
  /** In capitals, such as `EUR`. */
  currency: string;
  /** What has arrived back; a refund that is on its way, or came to nothing, is not counted. */
  refundedMinor: number;
  /** Refunds that came to nothing. */
  failedRefunds: number;
  /** What banks have taken back, and not returned. */
  disputedMinor: number;
  /** The card that a confirmation charges, unless it names another. */
  paymentMethod: string | null;
  /** Lets the diner's browser confirm this payment, and nothing else. */
  clientSecret: string | null;
}

/** Something the provider tells us happened: only a hint, after which the thing itself is asked for. */
export interface ProviderEvent {
  id: string;
  about: 'payment' | 'refused_payment' | 'subscription' | 'nothing_of_ours';
  ref: string;
}

/**
 * Whoever takes cards. Every call answers a refused card with the failure `card_declined`, and a provider that is away
 * or confused with `payment_unavailable`.
 */
export interface PaymentProvider {
  /** What browsers need to know. */
  clientConfig: PaymentConfig;
  /** Asks for the one payment of an order; asking again answers the same payment. */
  createPayment: (payment: NewPayment) => Promise<Payment>;
  getPayment: (ref: string) => Promise<Payment>;
  /** Chooses the card that an open payment will charge when the browser confirms it. */
  chooseCard: (ref: string, paymentMethod: string) => Promise<void>;
  /** Makes a payment impossible from now on, unless the card has been charged already. */
  cancelPayment: (ref: string) => Promise<'canceled' | 'already_paid'>;
  /** Gives a payment back as a whole; the same key never twice. */
  refund: (ref: string, idempotencyKey: string) => Promise<void>;
  /** Reads a message that claims to come from the provider. Undefined when it does not, or is older than 300 s. */
  readEvent: (body: Buffer, signature: string) => ProviderEvent | undefined;
  subscriptions: SubscriptionProvider;
}
