import { z } from 'zod';
import { RATED_CURRENCIES } from '../codes/currencies.ts';
import { day, queryInteger, requiredText, timestamp } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Units of a currency for one euro. */
const euroRate = z.number().min(LIMITS.smallestRate).max(LIMITS.largestRate);

/** Range of the days that have rates. */
export const operatorRatesQuery = z.object({ skip: queryInteger(0, LIMITS.skip, 0) });

/** Which day: one that has begun in Tirana. */
export const rateDay = z.object({ date: day });

/** The rates of a day, and where they came from (product.md §578). */
export const dayRates = z.object({
  date: z.iso.date(),
  /** Units of each currency for one euro. */
  rates: z.array(z.object({ currency: z.string(), rate: z.number() })),
  /** Who stored them last, when and why; null where they came with the installation. */
  stored: z.object({ by: z.string(), at: timestamp, reason: z.string().nullable() }).nullable(),
});

/** Days with rates, the newest first, and how many there are. */
export const operatorRates = z.object({
  items: z.array(dayRates),
  total: z.int(),
  /** The day by whose rates prices are converted. */
  in_use: z.iso.date(),
  /** Whether this token may store rates; an observer’s may not. */
  may_store: z.boolean(),
});

/** The rates of a day as an operator writes them, all of them, with their source or why they are corrected. */
export const ratesOfDay = z.object({
  rates: z.record(z.enum(RATED_CURRENCIES), euroRate),
  reason: requiredText(LIMITS.reviewComment),
});

/** The rates of a day; see `dayRates`. */
export type DayRates = z.output<typeof dayRates>;
/** Response of `GET /platform/rates`. */
export type OperatorRates = z.output<typeof operatorRates>;
/** Rates as an operator writes them; see `ratesOfDay`. */
export type RatesOfDay = z.output<typeof ratesOfDay>;
