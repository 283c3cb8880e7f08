import {
  CURRENCIES,
  type Currency,
  convertMinor,
  type EditItem,
  type EuroRates,
  toMinor,
} from '@tavolina/shared-api/contract';

/** Prices of an item in minor units. The one in `default_currency` is always there. */
export interface ItemPrices {
  default_currency: Currency;
  prices: { currency: Currency; price_minor: number; is_default: boolean }[];
}

/** What an edit says of an item's prices. */
export type PriceChange = Pick<
  EditItem,
  'price' | 'default_currency' | 'currency_prices' | 'additional_prices'
>;

type Amounts = Map<Currency, number>;

const namedAmounts = ({ additional_prices, currency_prices }: PriceChange): Amounts =>
  new Map(
    Object.entries({ ...additional_prices, ...currency_prices }).map(([currency, price]) => [
      currency as Currency,
      toMinor(price ?? 0),
    ]),
  );

/** What a new item is said to cost by currency: 0 is no price. */
const offered = (change: PriceChange): Amounts =>
  new Map([...namedAmounts(change)].filter(([, minor]) => minor !== 0));

/** Amounts in minor units as prices of an item. */
export const toPrices = (amounts: Amounts, currency: Currency): ItemPrices => ({
  default_currency: currency,
  prices: CURRENCIES.flatMap((other) => {
    const price_minor = amounts.get(other);
    return price_minor === undefined
      ? []
      : [{ currency: other, price_minor, is_default: other === currency }];
  }),
});

/** Prices of an item that comes with a new menu: `price` is in the default currency, whatever else is named. */
export const createdPrices = (
  { price, additional_prices }: Pick<PriceChange, 'additional_prices'> & { price: number },
  currency: Currency,
): ItemPrices => toPrices(offered({ additional_prices }).set(currency, toMinor(price)), currency);

/**
 * Prices of an item that an edit adds. `price` is in the default currency; the edit form names EUR whatever its price is in,
 * so a price that repeats a named one is that one (product.md §47).
 */
export const newPrices = (change: PriceChange, menuCurrency: Currency): ItemPrices => {
  const amounts = offered(change);
  const currency = change.default_currency ?? menuCurrency;
  const minor = toMinor(change.price ?? 0);
  const repeated = [...amounts].find(([, amount]) => amount === minor)?.[0];
  if (!amounts.has(currency) && repeated !== undefined) return toPrices(amounts, repeated);
  if (!amounts.has(currency)) amounts.set(currency, minor);
  return toPrices(amounts, currency);
};

/** Takes away what an edit names with 0. An item never loses its last price: that one becomes 0. */
const withoutRemoved = (
  amounts: Amounts,
  named: Amounts,
  own: Currency,
  wanted: Currency | undefined,
): ItemPrices => {
  const left: Amounts = new Map(
    [...amounts].filter(([currency]) => currency === own || named.get(currency) !== 0),
  );
  const others = CURRENCIES.filter((currency) => currency !== own && left.has(currency));
  const next = others.find((currency) => currency === wanted) ?? others[0];
  if (named.get(own) !== 0 || next === undefined) return toPrices(left, own);
  left.delete(own);
  return toPrices(left, next);
};

/**
 * Prices of an item after an edit: a stored number changes only where the edit names its currency, and never becomes one
 * of another currency (product.md §47). Nothing when the edit's price could mean two things.
 */
export const editedPrices = (before: ItemPrices, change: PriceChange): ItemPrices | undefined => {
  const own = before.default_currency;
  const named = namedAmounts(change);
  const stored: Amounts = new Map(before.prices.map(({ currency, price_minor }) => [currency, price_minor]));
  const amounts: Amounts = new Map([...stored, ...named]);
  if (change.price !== undefined && !named.has(own)) {
    const currency = change.default_currency ?? own;
    const minor = toMinor(change.price);
    const isRepeated = minor === stored.get(own) || [...named.values()].includes(minor);
    if (currency === own) amounts.set(own, minor);
    else if (!named.has(currency) && !isRepeated) return undefined;
  }
  return withoutRemoved(amounts, named, own, change.default_currency);
};

/** What an item costs in its own currency, in minor units. */
export const ownPriceOf = ({ prices }: Pick<ItemPrices, 'prices'>): number =>
  prices.find((price) => price.is_default)?.price_minor ?? 0;

/** Lek (minor units) by which filters compare, as diners read the price; 0 for an item without one (product.md §515). */
export const lekOf = ({ prices }: Pick<ItemPrices, 'prices'>, rates: EuroRates): number => {
  const priced = prices.filter(({ price_minor }) => price_minor > 0);
  const base =
    priced.find(({ currency }) => currency === 'ALL') ??
    priced.find(({ is_default }) => is_default) ??
    priced[0];
  return base ? convertMinor(base.price_minor, base.currency, 'ALL', rates) : 0;
};
