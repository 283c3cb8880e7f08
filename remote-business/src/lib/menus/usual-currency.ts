import type { Currency } from '@tavolina/shared-api/contract';

/** The currency that most items have their price in, of the currencies of all of them; undefined without items. */
export const usualCurrency = (currencies: readonly Currency[]): Currency | undefined => {
  const counts = new Map<Currency, number>();
  for (const currency of currencies) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
