/** Why a charge fails. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

/** What the banks of refused cards say, in Stripe's words. */
const DECLINES = {
  declined: declined('generic_decline'),
  insufficient: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  stolen: declined('stolen_card'),
  too_often: declined('card_velocity_exceeded'),
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  wrong_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  away: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Record<string, Decline>;

/** How a test card behaves; Stripe's own test numbers. */
export type Behaviour = 'works' | 'asks' | 'fails_later' | keyof typeof DECLINES;

/** Stripe's best known test cards; any other number is refused, since no real card belongs here. */
const CARDS: Record<string, { brand: string; behaviour: Behaviour }> = {
  '4242424242424242': { brand: 'visa', behaviour: 'works' },
  '4000056655665556': { brand: 'visa', behaviour: 'works' },
  '378282246310005': { brand: 'amex', behaviour: 'works' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'works' },
  '4000000000000002': { brand: 'visa', behaviour: 'declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'insufficient' },
  '4000000000009987': { brand: 'visa', behaviour: 'lost' },
  '4000000000009979': { brand: 'visa', behaviour: 'stolen' },
  '4000000000006975': { brand: 'visa', behaviour: 'too_often' },
  '4000000000000069': { brand: 'visa', behaviour: 'expired' },
  '4000000000000127': { brand: 'visa', behaviour: 'wrong_cvc' },
  '4000000000000119': { brand: 'visa', behaviour: 'away' },
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

const isDecline = (behaviour: Behaviour): behaviour is keyof typeof DECLINES => behaviour in DECLINES;

/** Why a card is refused the moment it is kept for later; undefined for one that can be kept. */
export const refusalAtOnce = (behaviour: Behaviour): Decline | undefined =>
  isDecline(behaviour) ? DECLINES[behaviour] : undefined;

/** Whether the digits of a number agree with its last one, as those of every card do. */
export const isCardNumber = (number: string): boolean => {
  const digits = number.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && sum % 10 === 0;
};

/** Whether the card holder has to agree before the card may be used. */
export const needsAuthentication = (behaviour: Behaviour, isAuthenticated: boolean): boolean =>
  behaviour === 'asks' && !isAuthenticated;

/** What a charge comes to: done, refused, or the card holder is asked first. */
export const charge = (behaviour: Behaviour, isAuthenticated: boolean): 'done' | 'asks' | Decline => {
  if (behaviour === 'works') return 'done';
  if (behaviour === 'asks') return needsAuthentication(behaviour, isAuthenticated) ? 'asks' : 'done';
  return isDecline(behaviour) ? DECLINES[behaviour] : DECLINES.declined;
};
