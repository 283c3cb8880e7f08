/** How a test card behaves; Stripe's own test numbers. */
export type Behaviour = 'works' | 'declined' | 'insufficient' | 'asks' | 'fails_later';

/** The cards that are taken; any other number is refused, since no real card belongs here. */
const CARDS: Record<string, { brand: string; behaviour: Behaviour }> = {
  '4242424242424242': { brand: 'visa', behaviour: 'works' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'works' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'insufficient' },
  '4000002500003155': { brand: 'visa', behaviour: 'asks' },
  // Can be kept, but every charge fails: a renewal without money.
  '4000000000000341': { brand: 'visa', behaviour: 'fails_later' },
};

/** The test card of a number. */
export const testCard = (
  number: string,
): { brand: string; last4: string; behaviour: Behaviour } | undefined => {
  const digits = number.replace(/\D/g, '');
  const card = CARDS[digits];
  return card && { ...card, last4: digits.slice(-4) };
};

/** Whether a card is refused the moment it is kept for later. */
export const isRefusedAtOnce = (behaviour: Behaviour): boolean =>
  behaviour === 'declined' || behaviour === 'insufficient';

/** Whether the card holder has to agree before the card may be used. */
export const needsAuthentication = (behaviour: Behaviour, isAuthenticated: boolean): boolean =>
  behaviour === 'asks' && !isAuthenticated;

/** Why a charge fails. */
export interface Decline {
  code: string;
  decline_code: string;
  message: string;
}

const DECLINED: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const NO_FUNDS: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** What a charge comes to: done, refused, or the card holder is asked first. */
export const charge = (behaviour: Behaviour, isAuthenticated: boolean): 'done' | 'asks' | Decline => {
  switch (behaviour) {
    case 'works':
      return 'done';
    case 'asks':
      return needsAuthentication(behaviour, isAuthenticated) ? 'asks' : 'done';
    case 'insufficient':
      return NO_FUNDS;
    default:
      return DECLINED;
  }
};
