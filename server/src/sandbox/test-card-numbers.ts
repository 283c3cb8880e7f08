/** How a test card behaves. */
export type Behaviour =
  | 'works'
  // Refused by the bank at once.
  | 'declined'
  | 'insufficient'
  | 'lost'
  | 'stolen'
  | 'too_often'
  | 'expired'
  | 'wrong_cvc'
  | 'away'
  | 'fraudulent'
  // Can be kept, but every charge fails: a renewal without money.
  | 'fails_later'
  // Asks its holder (3-D Secure): unless it was set up, always, or only while the holder is there.
  | 'asks'
  | 'asks_always'
  | 'asks_on_session'
  // Asks, and is refused although its holder agreed.
  | 'asks_then_declined'
  | 'asks_then_insufficient'
  // Is charged, and then its bank takes the money back, or asks about it.
  | 'disputed'
  | 'inquired'
  // Is charged, and its refund comes late, or comes to nothing.
  | 'refund_late'
  | 'refund_fails';

interface TestCard {
  brand: string;
  behaviour: Behaviour;
}

const VISA: Record<string, Behaviour> = {
  '4242424242424242': 'works',
  '4000056655665556': 'works',
  '4000002500001001': 'works',
  '4000050360000001': 'works',
  '4000000000000077': 'works',
  '4000003720000278': 'works',
  // Doubtful for fraud rules, which the sandbox has none of.
  '4000000000004954': 'works',
  '4000000000009235': 'works',
  '4000000000000101': 'works',
  '4000000000000036': 'works',
  '4000000000000010': 'works',
  '4000000000000028': 'works',
  '4000000000000044': 'works',
  '4000000000005423': 'works',
  '4000000000001208': 'works',
  '4000000000003725': 'works',
  // Know 3-D Secure and do not ask for it.
  '4000000000003055': 'works',
  '4000000000003097': 'works',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000009987': 'lost',
  '4000000000009979': 'stolen',
  '4000000000006975': 'too_often',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong_cvc',
  '4000000000000119': 'away',
  '4100000000000019': 'fraudulent',
  '4000000000000341': 'fails_later',
  '4000002500003155': 'asks',
  '4000002760003184': 'asks_always',
  '4000000000003220': 'asks_always',
  '4000000000003063': 'asks_always',
  '4000003800000446': 'asks_on_session',
  '4000008400001629': 'asks_then_declined',
  '4000008400001280': 'asks_then_declined',
  '4000008260003178': 'asks_then_insufficient',
  '4000000000000259': 'disputed',
  '4000000000002685': 'disputed',
  '4000000404000079': 'disputed',
  '4000000404000038': 'disputed',
  '4000000000001976': 'inquired',
  '4000000000007726': 'refund_late',
  '4000000000005126': 'refund_fails',
};

/** Other brands; all of them work. */
const OTHER_BRANDS: Record<string, string> = {
  '5555555555554444': 'mastercard',
  '2223003122003222': 'mastercard',
  '5200828282828210': 'mastercard',
  '5105105105105100': 'mastercard',
  '5555552500001001': 'mastercard',
  '5555050360000080': 'mastercard',
  '378282246310005': 'amex',
  '371449635398431': 'amex',
  '6011111111111117': 'discover',
  '6011000990139424': 'discover',
  '6011981111111113': 'discover',
  '3056930009020004': 'diners',
  '36227206271667': 'diners',
  '6555900000604105': 'diners',
  '3566002020360505': 'jcb',
  '3530111333300000': 'jcb',
  '6200000000000005': 'unionpay',
  '6200000000000047': 'unionpay',
  '6205500000000000004': 'unionpay',
};

/** Cards of single countries, by the country's number; all of them are Visa and work. */
const OF_A_COUNTRY = /^40000[05](?!000)\d{3}000\d{4}$/;

/** The test card of a number without blanks; Stripe's own. Any other is refused, since no real card belongs here. */
export const findTestCard = (digits: string): TestCard | undefined => {
  const behaviour = VISA[digits];
  if (behaviour) return { brand: 'visa', behaviour };
  const brand = OTHER_BRANDS[digits];
  if (brand) return { brand, behaviour: 'works' };
  return OF_A_COUNTRY.test(digits) ? { brand: 'visa', behaviour: 'works' } : undefined;
};
