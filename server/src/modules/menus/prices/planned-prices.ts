import {
  type Currency,
  convertMinor,
  daysAfter,
  type EuroRates,
  LIMITS,
  type PriceChangesRequest,
  toMinor,
} from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';
import { ownPriceOf } from './item-prices.ts';
import { type ComingPrices, keyOf } from './price-changes-repository.ts';
import type { PricedThing } from './priced-things.ts';

type Change = PriceChangesRequest['changes'][number];
type Amounts = ComingPrices['prices'];

/** Whether it plans something; else it takes back what was planned, which is never wrong. */
const isPlan = ({ prices }: Change): boolean => Object.keys(prices).length > 0;

/** What is wrong with a plan, at its fields. */
const wrongPlan = (
  { starts_on, prices }: Change,
  { path, thing, today }: { path: string; thing: PricedThing | undefined; today: string },
): WrongField[] => {
  if (!thing) return [{ field: `${path}.thing_id`, message: 'invalid' }];
  const wrong: WrongField[] = [];
  if (starts_on <= today) wrong.push({ field: `${path}.starts_on`, message: 'from_tomorrow' });
  else if (starts_on > daysAfter(today, LIMITS.priceChangeDays))
    wrong.push({ field: `${path}.starts_on`, message: 'within_a_year' });
  // An item at nothing would not be free but without a price, and could not be ordered (product.md §180).
  if (thing.kind === 'item')
    for (const [currency, price] of Object.entries(prices))
      if (price <= 0) wrong.push({ field: `${path}.prices.${currency}`, message: 'too_small', limit: 0.01 });
  return wrong;
};

/** The euro that the rate made of a price goes with it, unless another is named (product.md §87). */
const withEuro = (prices: Amounts, thing: PricedThing, rates: EuroRates): Amounts => {
  const { default_currency: own } = thing;
  const minor = prices[own];
  const euro = thing.prices.find(({ currency }) => currency === 'EUR')?.price_minor;
  const isConverted = own !== 'EUR' && euro === convertMinor(ownPriceOf(thing), own, 'EUR', rates);
  if (minor === undefined || prices.EUR !== undefined || !isConverted) return prices;
  return { ...prices, EUR: convertMinor(minor, own, 'EUR', rates) };
};

const inMinor = (prices: Change['prices']): Amounts =>
  Object.fromEntries(
    Object.entries(prices).map(([currency, price]) => [currency as Currency, toMinor(price)]),
  );

/**
 * What comes of a menu after a request, and what is wrong with the request (product.md §470, §471): what it does not name
 * stays.
 */
export const plannedPrices = (
  { changes }: PriceChangesRequest,
  stored: readonly ComingPrices[],
  { things, rates, today }: { things: readonly PricedThing[]; rates: EuroRates; today: string },
): { coming: ComingPrices[]; wrong: WrongField[] } => {
  const thingsById = new Map(things.map((thing) => [thing.id, thing]));
  const coming = new Map(stored.map((one) => [keyOf(one), one]));
  const named = new Set<string>();
  const wrong: WrongField[] = [];
  for (const [index, change] of changes.entries()) {
    const path = `changes.${index}`;
    const key = keyOf(change);
    if (named.has(key)) wrong.push({ field: `${path}.starts_on`, message: 'date_twice' });
    named.add(key);
    coming.delete(key);
    if (!isPlan(change)) continue;
    const { thing_id, starts_on } = change;
    const thing = thingsById.get(thing_id);
    wrong.push(...wrongPlan(change, { path, thing, today }));
    if (thing)
      coming.set(key, { thing_id, starts_on, prices: withEuro(inMinor(change.prices), thing, rates) });
  }
  const daysOf = new Map<string, number>();
  for (const { thing_id } of coming.values()) daysOf.set(thing_id, (daysOf.get(thing_id) ?? 0) + 1);
  for (const [index, change] of changes.entries())
    if (isPlan(change) && (daysOf.get(change.thing_id) ?? 0) > LIMITS.priceChanges)
      wrong.push({
        field: `changes.${index}.starts_on`,
        message: 'too_many_days',
        limit: LIMITS.priceChanges,
      });
  return { coming: [...coming.values()], wrong };
};
