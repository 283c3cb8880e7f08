import type { CardMethod, CardOutcome } from '@tavolina/shared-ui';

/** Who pays, as the card's provider is told. */
export interface CardHolder {
  name: string;
  email: string;
  phone: string;
}

/** Card fields that are on the page and ready. */
export interface CardPayment {
  /** Turns what was typed into a payment method; what is wrong with it is said at the fields. */
  createMethod: (holder: CardHolder) => Promise<CardMethod>;
  /**
   * Charges a payment, after asking the card holder where their bank wants that. `fields`: the bank refused what was typed,
   * which is said at the fields (product.md §108).
   */
  confirm: (clientSecret: string, methodId: string) => Promise<CardOutcome | { kind: 'fields' }>;
}

/** The card was typed wrong, as the fields or its bank found out, and its fields say so: nothing was charged. */
export class WrongCard extends Error {}

/** `untried`: the card could not be used, so that no payment was tried. */
type PaymentFailureKind = 'untried' | 'refused' | 'unknown';

/** A payment that did not come about: not tried or refused, with the provider's sentence, or not known. */
export class PaymentFailure extends Error {
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, message = '') {
    super(message);
    this.name = 'PaymentFailure';
    this.kind = kind;
  }
}
