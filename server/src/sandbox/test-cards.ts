import { type Behaviour, TEST_CARDS } from './test-card-numbers.ts';

export type { Behaviour } from './test-card-numbers.ts';

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
  fraudulent: declined('fraudulent'),
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  wrong_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  away: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Partial<Record<Behaviour, Decline>>;

/** What is said although the holder agreed. */
const DECLINES_AFTER_ASKING: Partial<Record<Behaviour, Decline>> = {
  asks_then_declined: DECLINES.declined,
  asks_then_insufficient: DECLINES.insufficient,
};

/** The test card of a number. */
export const testCard = (
  number: string,
): { brand: string; last4: string; behaviour: Behaviour } | undefined => {
  const digits = number.replace(/\D/g, '');
  const card = TEST_CARDS.get(digits);
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

/** Whether the card holder has to agree before the card is kept for later. */
export const needsAuthentication = (behaviour: Behaviour, isAuthenticated: boolean): boolean =>
  behaviour.startsWith('asks') && behaviour !== 'asks_on_session' && !isAuthenticated;

/** What a charge comes to: done, refused, or the card holder is asked first. */
export const charge = (
  behaviour: Behaviour,
  { isAuthenticated, isOffSession }: { isAuthenticated: boolean; isOffSession: boolean },
): 'done' | 'asks' | Decline => {
  if (behaviour === 'asks') return isAuthenticated ? 'done' : 'asks';
  if (behaviour === 'asks_on_session') return isOffSession ? 'done' : 'asks';
  if (behaviour.startsWith('asks')) return 'asks';
  if (behaviour === 'fails_later') return DECLINES.declined;
  return isDecline(behaviour) ? DECLINES[behaviour] : 'done';
};

/** Why a charge is refused although the holder agreed; undefined where it is done. */
export const refusalAfterAsking = (behaviour: Behaviour): Decline | undefined =>
  DECLINES_AFTER_ASKING[behaviour];
