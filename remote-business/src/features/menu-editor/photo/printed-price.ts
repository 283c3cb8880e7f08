import type { Currency } from '@tavolina/shared-api/contract';

/** A price as a paper menu prints it. */
export interface PrintedPrice {
  amount: number;
  /** Missing where no sign stands beside it. */
  currency?: Currency;
  /** Whether letters were taken for the digits that they look like. */
  isGuessed: boolean;
}

/** A line of a menu: its words, and the prices behind them. */
export interface PricedText {
  text: string;
  prices: PrintedPrice[];
}

const SIGNS: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:l|lek|lekë|leke|all)$/i, 'ALL'],
  [/^(?:€|eur|euro)$/i, 'EUR'],
];
const SIGN = /lekë|leke|lek|all|l|€|euro|eur/.source;
/** Of these alone it is known that they may stand before a number, and belong to none before it. */
const SIGN_BEFORE = /all|€|eur/.source;
const GROUPED = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?`;
/** Spaces part groups only where a sign says that it is a price: `Ujë 5 200` has two numbers. */
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?=\s*(?:${SIGN}))`;
const PLAIN = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const PRICE_AT_END = new RegExp(
  String.raw`(?<![\d.,\p{L}])(?:(?<before>${SIGN_BEFORE})\s*)?(?<number>${GROUPED}|${SPACED}|${PLAIN})(?:[.,]?[-–=])?\s*(?<after>${SIGN})?[\s.,;:|]*$`,
  'iu',
);
/** Dots or dashes that lead the eye from a name to its price, and what was read out of them. */
const LEADERS = /(?:\s*[.·•…_]){3,}.*$|[\s.·•…_:;,|\-–—~*=/\\]+$/u;
/** A price of few digits without a sign is a count or a measure: `0,5 l`, `2 copë`. */
const LOWEST_BARE = 20;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', D: '0', Q: '0', I: '1', l: '1', '|': '1', i: '1' },
  ...{ Z: '2', z: '2', S: '5', s: '5', B: '8' },
};

const amountOf = (number: string): number => {
  const isGrouped = /^\d{1,3}(?:[.,'’ ]\d{3})+/.test(number);
  const decimals = /[.,](\d{1,2})$/.exec(number)?.[1];
  if (!isGrouped) return Number(number.replace(',', '.'));
  const whole = decimals ? number.slice(0, -decimals.length - 1) : number;
  return Number(`${whole.replace(/\D/g, '')}.${decimals ?? 0}`);
};

const currencyOf = (sign: string): Currency | undefined => SIGNS.find(([written]) => written.test(sign))?.[1];

/** Whether a number can be a price: with the sign of a currency, with cents, or large enough to be no count. */
const isPriceLike = (number: string, sign: string): boolean => {
  const amount = amountOf(number);
  if (amount === 0 || /^0\d/.test(number)) return false;
  // A small letter may mean litres.
  if (sign === 'l') return amount >= LOWEST_BARE;
  return sign !== '' || amount >= LOWEST_BARE || /[.,]\d\d$/.test(number);
};

const lastPrice = (line: string): { rest: string; price: PrintedPrice } | undefined => {
  const found = PRICE_AT_END.exec(line);
  const { before = '', number = '', after = '' } = found?.groups ?? {};
  const sign = after || before;
  if (!found || !isPriceLike(number, sign)) return undefined;
  const currency = currencyOf(sign);
  return {
    rest: line.slice(0, found.index).replace(/[\s/|]+$/, ''),
    price: { amount: amountOf(number), isGuessed: false, ...(currency && { currency }) },
  };
};

/** The last word of a line as digits, if some of it are and the others look like some. */
const guessedLine = (line: string): string | undefined => {
  const [, start = '', word = ''] = /^(.*\s)?(\S*\d\S*)(?:\s*(?:L|€|lekë))?$/u.exec(line) ?? [];
  const digits = [...word].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
  const isMostlyDigits = word.replace(/\D/g, '').length * 2 >= word.length;
  if (!isMostlyDigits || digits === word) return undefined;
  return start + digits + line.slice(start.length + word.length);
};

/** Words that stand close together, without the prices at their end. */
const splitChunk = (chunk: string): PricedText => {
  const prices: PrintedPrice[] = [];
  let rest = chunk;
  for (let found = lastPrice(rest); found; found = lastPrice(rest)) {
    prices.unshift(found.price);
    rest = found.rest;
  }
  if (prices.length > 0) return { text: rest, prices };
  const guessed = guessedLine(rest);
  const price = guessed === undefined ? undefined : lastPrice(guessed);
  return price ? { text: price.rest, prices: [{ ...price.price, isGuessed: true }] } : { text: rest, prices };
};

/**
 * A line without its prices and what leads to them; of several prices in their order (product.md §575).
 * @param line two or more spaces stand where there is a wide gap: a number before it belongs to the name
 */
export const splitPrices = (line: string): PricedText => {
  const chunks = line.trim().split(/\s{2,}/);
  const prices: PrintedPrice[] = [];
  while (chunks.length > 0) {
    const last = splitChunk(chunks.at(-1) ?? '');
    const isPriceAlone = last.text.replace(LEADERS, '') === '';
    if (!isPriceAlone && prices.length > 0) break;
    chunks.pop();
    prices.unshift(...last.prices);
    if (isPriceAlone) continue;
    chunks.push(last.text);
    break;
  }
  return { text: chunks.join(' ').replace(LEADERS, ''), prices };
};
