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
  // Stripe's fraud rules would flag these; the sandbox has none.
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
  // Of single ways to ask in an app; in a browser all ask alike.
  '4000000000003238': 'asks_always',
  '4000000000003246': 'asks_always',
  '4000000000003253': 'asks_always',
  '4000000000003063': 'asks_always',
  '4000003800000446': 'asks_on_session',
  '4000008400001629': 'asks_then_declined',
  // Would ask, but its bank cannot be asked.
  '4000008400001280': 'declined',
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
  '5555558265554449': 'mastercard',
  '5200007840000022': 'mastercard',
  '378282246310005': 'amex',
  '371449635398431': 'amex',
  '6011111111111117': 'discover',
  '6011000990139424': 'discover',
  '6011981111111113': 'discover',
  '3056930009020004': 'diners',
  '36227206271667': 'diners',
  '6555900000604105': 'discover',
  '3566002020360505': 'jcb',
  '3530111333300000': 'jcb',
  '6200000000000005': 'unionpay',
  '6200000000000047': 'unionpay',
  '6205500000000000004': 'unionpay',
};

/** Cards of single countries; all of them are Visa and work. */
const OF_COUNTRIES: Record<string, string> = {
  AR: '4000000320000021',
  BR: '4000000760000002',
  CA: '4000001240000000',
  CL: '4000001520000001',
  CO: '4000001700000003',
  CR: '4000001880000005',
  EC: '4000002180000000',
  MX: '4000004840008001',
  PA: '4000005910000000',
  PY: '4000006000000066',
  PE: '4000006040000068',
  UY: '4000008580000003',
  AE: '4000007840000001',
  AT: '4000000400000008',
  BE: '4000000560000004',
  BG: '4000001000000000',
  BY: '4000001120000005',
  HR: '4000001910000009',
  CY: '4000001960000008',
  CZ: '4000002030000002',
  DK: '4000002080000001',
  EE: '4000002330000009',
  FI: '4000002460000001',
  FR: '4000002500000003',
  DE: '4000002760000016',
  GI: '4000002920000005',
  GR: '4000003000000030',
  HU: '4000003480000005',
  IE: '4000003720000005',
  IT: '4000003800000008',
  LV: '4000004280000005',
  LI: '4000004380000004',
  LT: '4000004400000000',
  LU: '4000004420000006',
  MT: '4000004700000007',
  NL: '4000005280000002',
  NO: '4000005780000007',
  PL: '4000006160000005',
  PT: '4000006200000007',
  RO: '4000006420000001',
  SA: '4000006820000007',
  SI: '4000007050000006',
  SK: '4000007030000001',
  ES: '4000007240000007',
  SE: '4000007520000008',
  CH: '4000007560000009',
  GB: '4000008260000000',
  GB_debit: '4000058260000005',
  AU: '4000000360000006',
  CN: '4000001560000002',
  HK: '4000003440000004',
  IN: '4000003560000008',
  JP: '4000003920000003',
  MY: '4000004580000002',
  NZ: '4000005540000008',
  SG: '4000007020000003',
  TW: '4000001580000008',
  TH: '4000007640000003',
  TH_debit: '4000057640000008',
};

/** Cards whose code a reader at a till asks for; typed into a form they work. */
const OF_READERS = ['4001007020000002', '4000008260000075', '4001000360000005', '4000002760000008'];

/** Stripe's own test cards by their numbers without blanks. Any other is refused, since no real card belongs here (product.md §158). */
export const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map(
  [
    ...Object.entries(VISA).map(([digits, behaviour]) => ({ digits, brand: 'visa', behaviour })),
    ...Object.entries(OTHER_BRANDS).map(([digits, brand]) => ({
      digits,
      brand,
      behaviour: 'works' as const,
    })),
    ...[...Object.values(OF_COUNTRIES), ...OF_READERS].map((digits) => ({
      digits,
      brand: 'visa',
      behaviour: 'works' as const,
    })),
  ].map(({ digits, ...card }) => [digits, card]),
);
