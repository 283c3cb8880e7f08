import {
  type Currency,
  convertMinor,
  type EuroRates,
  toDecimal,
  toMinor,
} from '@tavolina/shared-api/contract';

/** An amount (a decimal) in another currency. */
export const converted = (amount: number, from: Currency, to: Currency, rates: EuroRates): number =>
  toDecimal(convertMinor(toMinor(amount), from, to, rates));
