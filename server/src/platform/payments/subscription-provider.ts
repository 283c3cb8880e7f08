import type { InvoiceStatus, Subscription, SubscriptionStatus } from '@tavolina/shared-api/contract';

/** A plan's price; `priceMinor` in euro cents for the whole interval. */
export interface BilledPlan {
  id: string;
  name: string;
  priceMinor: number;
  interval: Subscription['interval'];
}

/**
 * A secret with which the owner's browser must still confirm a charge, or that a card may be charged later.
 */
export interface Confirmation {
  secret: string;
  kind: 'payment' | 'setup';
}

/** The current state of a subscription at the provider. */
export interface ProviderSubscription {
  ref: string;
  /** The business of the subscription; undefined for one of another installation. */
  businessId: string | undefined;
  /** The plan at the start of the subscription; undefined where the provider has none. */
  planId: string | undefined;
  /**
   * Euro cents per interval, possibly an earlier price of the plan; null where there is not exactly one
   * amount.
   */
  priceMinor: number | null;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  periodStart: Date;
  periodEnd: Date;
  card: { brand: string; last4: string } | null;
  /** For a first or overdue payment that the card's bank must approve. */
  confirmation: Confirmation | null;
}

/** An invoice of the provider. */
export interface ProviderInvoice {
  ref: string;
  number: string | null;
  /** Euro cents. */
  amountMinor: number;
  status: InvoiceStatus;
  issuedAt: Date;
  /** The provider's page of the invoice, and its PDF. */
  pageUrl: string | null;
  pdfUrl: string | null;
}

/** A subscription to start. */
export interface NewProviderSubscription {
  businessId: string;
  customer: string;
  plan: BilledPlan;
  /** Days before the first charge; 0 charges at once. */
  trialDays: number;
  /** Charged from now on. For a trial, set it up first. */
  paymentMethod: string | undefined;
  /** Only one subscription is started for each key. */
  idempotencyKey: string;
}

/** A provider that bills owners regularly. Errors as for payments. */
export interface SubscriptionProvider {
  /** Creates a customer for a business and returns its id. */
  createCustomer: (business: { id: string; email: string; name: string }) => Promise<string>;
  /** Attaches a card that is charged at once. Throws when the card does not work. */
  attachCard: (customer: string, paymentMethod: string) => Promise<void>;
  /**
   * Attaches a card that is charged later, when nobody can confirm it.
   * @returns whether its bank agrees; otherwise the browser confirms with the secret of `findCardToConfirm`
   */
  setUpCard: (customer: string, paymentMethod: string) => Promise<boolean>;
  /** The confirmation that a card still needs before it can be charged later. */
  findCardToConfirm: (customer: string, paymentMethod: string) => Promise<Confirmation | null>;
  start: (subscription: NewProviderSubscription) => Promise<ProviderSubscription>;
  get: (ref: string) => Promise<ProviderSubscription>;
  /** The active subscription of a customer, if any. */
  findLive: (customer: string) => Promise<ProviderSubscription | undefined>;
  /** The last hundred invoices of a customer, the newest first, without drafts. */
  listInvoices: (customer: string) => Promise<ProviderInvoice[]>;
  setCancelAtPeriodEnd: (ref: string, cancel: boolean) => Promise<ProviderSubscription>;
  /** Changes the price at once. The rest of the paid time is credited. */
  changePlan: (ref: string, plan: BilledPlan) => Promise<ProviderSubscription>;
  /** Charges another card from now on, and overdue amounts at once. */
  changeCard: (ref: string, paymentMethod: string) => Promise<ProviderSubscription>;
  /**
   * Cancels an unpaid subscription, so that its invoice can no longer be paid.
   * @returns false, with nothing cancelled, if it was paid first
   */
  abandon: (ref: string) => Promise<boolean>;
}
