import type { InvoiceStatus, Subscription, SubscriptionStatus } from '@tavolina/shared-api/contract';

/** A price that owners can subscribe to; `priceMinor` in euro cents for the whole interval. */
export interface BilledPlan {
  id: string;
  name: string;
  priceMinor: number;
  interval: Subscription['interval'];
}

/** A secret with which the owner's browser still has to confirm a charge, or that a card may be charged later. */
export interface Confirmation {
  secret: string;
  kind: 'payment' | 'setup';
}

/** A subscription as the provider sees it at this moment. */
export interface ProviderSubscription {
  ref: string;
  /** The business it was made for; undefined for one that is not of this installation. */
  businessId: string | undefined;
  /** The plan it was taken for; undefined where the provider does not tell. */
  planId: string | undefined;
  /** Euro cents for its interval, which may be what the plan cost earlier; null where the provider names no one amount. */
  priceMinor: number | null;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  periodStart: Date;
  periodEnd: Date;
  card: { brand: string; last4: string } | null;
  /** For a first or overdue payment that the card's bank wants to ask about. */
  confirmation: Confirmation | null;
}

/** A bill as the provider has written it. */
export interface ProviderInvoice {
  ref: string;
  number: string | null;
  /** Euro cents. */
  amountMinor: number;
  status: InvoiceStatus;
  issuedAt: Date;
  /** The provider's page about it, and the bill as a file. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

/** A subscription to be started. */
export interface NewProviderSubscription {
  businessId: string;
  customer: string;
  plan: BilledPlan;
  /** Days before the first charge; 0 charges at once. */
  trialDays: number;
  /** Charged from now on; one for a trial is set up first. */
  paymentMethod: string | undefined;
  /** The same key never starts two. */
  idempotencyKey: string;
}

/** Whoever bills owners month by month. Failures as for payments. */
export interface SubscriptionProvider {
  /** Opens a business's account; returns its name. */
  createCustomer: (business: { id: string; email: string; name: string }) => Promise<string>;
  /** Gives an account a card that is charged at once. A card that does not work is refused here. */
  attachCard: (customer: string, paymentMethod: string) => Promise<void>;
  /**
   * Gives an account a card that is charged later, while nobody is there to be asked.
   * @returns whether its bank agrees; if not, the browser asks with the secret of `findCardToConfirm`
   */
  setUpCard: (customer: string, paymentMethod: string) => Promise<boolean>;
  /** What the browser still has to confirm before a card can be charged later. */
  findCardToConfirm: (customer: string, paymentMethod: string) => Promise<Confirmation | null>;
  start: (subscription: NewProviderSubscription) => Promise<ProviderSubscription>;
  get: (ref: string) => Promise<ProviderSubscription>;
  /** The subscription of an account that has not ended, if there is one. */
  findLive: (customer: string) => Promise<ProviderSubscription | undefined>;
  /** The last hundred bills of an account, the newest first, without those that are still being written. */
  listInvoices: (customer: string) => Promise<ProviderInvoice[]>;
  setCancelAtPeriodEnd: (ref: string, cancel: boolean) => Promise<ProviderSubscription>;
  /** Moves to another price at once; what is left of the paid time counts. */
  changePlan: (ref: string, plan: BilledPlan) => Promise<ProviderSubscription>;
  /** Charges another card of the account from now on, and what is overdue at once. */
  changeCard: (ref: string, paymentMethod: string) => Promise<ProviderSubscription>;
  /**
   * Ends one that is unpaid, so that what was to be paid for it cannot be paid any more.
   * @returns false, with nothing ended, where it was paid first
   */
  abandon: (ref: string) => Promise<boolean>;
}
