import { type Currency, toDecimal, toMinor } from '@tavolina/shared-api/contract';

/** To what lek can be rounded; other currencies are rounded to hundredths of it. */
export const STEPS = [1, 5, 10, 50] as const;

/** To what prices in a currency are rounded where those in lek are rounded to `step`. */
export const stepIn = (currency: Currency, step: number): number => (currency === 'ALL' ? step : step / 100);

/** A price that is some percent higher, or lower, rounded to `step`, at least that (product.md §476). What is below zero stays so. */
export const raisedPrice = (price: number, percent: number, step: number): number => {
  const steps = Math.round(Number(((Math.abs(price) * (100 + percent)) / 100 / step).toFixed(6)));
  return toDecimal(toMinor(Math.sign(price) * Math.max(steps, 1) * step));
};
