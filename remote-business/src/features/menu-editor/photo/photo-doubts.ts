import type { MenuLine } from './menu-lines.ts';

/** Why a dish should be looked at. */
export type DoubtReason = 'noPrice' | 'severalPrices' | 'oddPrice' | 'unsure';

/** A dish that was read uncertainly. */
export interface PhotoDoubt {
  name: string;
  reasons: DoubtReason[];
}

/** Below this the reader is wrong about as often as right. */
const SURE = 70;
/** A price this many times the usual one, or this part of it, is seldom meant. */
const ODD_TIMES = 5;
/** Fewer prices say nothing about what is usual. */
const LEAST_PRICES = 4;
/** Where so many prices have a sign, one without it lost it, or took it for a digit. */
const SIGNED_SHARE = 0.6;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * What was read uncertainly (product.md §576).
 * @param dishes all of a menu, with their lines
 */
export const doubtsOf = (dishes: readonly { line: MenuLine; name: string }[]): PhotoDoubt[] => {
  const prices = dishes.flatMap(({ line }) => line.prices);
  const areSigned = prices.filter(({ currency }) => currency).length >= SIGNED_SHARE * prices.length;
  const usual = prices.length < LEAST_PRICES ? undefined : median(prices.map(({ amount }) => amount));
  const reasonsOf = ({ prices: [price, ...others], confidence }: MenuLine): DoubtReason[] => {
    if (!price) return confidence < SURE ? ['noPrice', 'unsure'] : ['noPrice'];
    const isOdd =
      usual !== undefined && (price.amount > usual * ODD_TIMES || price.amount * ODD_TIMES < usual);
    const isUnsure = confidence < SURE || price.isGuessed || (areSigned && !price.currency);
    return [
      ...(others.length > 0 ? (['severalPrices'] as const) : []),
      ...(isOdd ? (['oddPrice'] as const) : []),
      ...(isUnsure ? (['unsure'] as const) : []),
    ];
  };
  return dishes
    .map(({ line, name }) => ({ name, reasons: reasonsOf(line) }))
    .filter(({ reasons }) => reasons.length > 0);
};
