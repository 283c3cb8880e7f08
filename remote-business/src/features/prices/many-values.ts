import {
  type Currency,
  convertMinor,
  type EuroRates,
  type PriceChange,
  toMinor,
} from '@tavolina/shared-api/contract';
import type { PricedThing } from '../../lib/menus/coming-prices/priced-thing.ts';
import { priceText, readPrice } from '../../lib/menus/price-text.ts';
import { raisedPrice, stepIn } from './raised-price.ts';

/** What is typed to plan many prices. */
export interface ManyValues {
  starts_on: string;
  percent: string;
  step: string;
  /** New prices of the things of the menu, in their order; an empty one stays. */
  rows: { prices: Partial<Record<Currency, string>> }[];
}

/** The percent in a field, `5`, `-2,5` or `10 %`; undefined for anything else. */
export const readPercent = (text: string): number | undefined => {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.').replace('−', '-');
  const percent = /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return percent > -100 && percent <= 900 ? percent : undefined;
};

/** Whether the rate made the euro of a thing, which then goes with its own price (product.md §470). */
const isEuroMade = (
  { default_currency: own, prices }: PricedThing,
  rates: EuroRates | undefined,
): boolean => {
  const priceOf = (wanted: Currency): number =>
    toMinor(prices.find(({ currency }) => currency === wanted)?.price ?? 0);
  if (!rates || own === 'EUR') return false;
  return convertMinor(priceOf(own), own, 'EUR', rates) === priceOf('EUR');
};

/** Prices of a thing that somebody named: those that are planned apart. */
export const namedPrices = (thing: PricedThing, rates: EuroRates | undefined): PricedThing['prices'] =>
  isEuroMade(thing, rates) ? thing.prices.filter(({ currency }) => currency !== 'EUR') : thing.prices;

/** All prices of things by some percent; nothing where that changes nothing. */
export const raisedRows = (
  things: readonly PricedThing[],
  rates: EuroRates | undefined,
  { percent, step, language }: { percent: number; step: number; language: string },
): ManyValues['rows'] =>
  things.map((thing) => ({
    prices: Object.fromEntries(
      namedPrices(thing, rates).map(({ currency, price }) => {
        const raised = raisedPrice(price, percent, stepIn(currency, step));
        const isOther = percent !== 0 && price !== 0 && raised !== price;
        return [currency, isOther ? priceText(raised, currency, language) : ''];
      }),
    ),
  }));

/** What is to be planned of what was typed: new prices that differ from those of now. */
export const typedChanges = (
  things: readonly PricedThing[],
  { starts_on, rows }: ManyValues,
): Pick<PriceChange, 'thing_id' | 'starts_on' | 'prices'>[] =>
  things.flatMap(({ id: thing_id, prices }, index) => {
    const typed = Object.entries(rows[index]?.prices ?? {}).filter(([, text]) => text.trim() !== '');
    const changed = typed
      .map(([currency, text]): [string, number] => [currency, readPrice(text)])
      .filter(([currency, price]) => prices.every((now) => now.currency !== currency || now.price !== price));
    return changed.length > 0 ? [{ thing_id, starts_on, prices: Object.fromEntries(changed) }] : [];
  });
