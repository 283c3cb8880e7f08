import {
  type ChosenOption,
  type ContentLanguage,
  type Currency,
  choicesFollowRate,
  defaultOptions,
  type EuroRates,
  euroFollowsRate,
  type GroupSelection,
  type GroupsById,
  orderChoices,
  type PlaceOrderRequest,
  type PricedItem,
  priceIn,
  priceOfChoices,
  priceWithChoices,
  type Schedules,
  selectionsOf,
  textIn,
  toDecimal,
  wrongChoice,
} from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type NamedDish, readLineOf } from './read-line.ts';
import type { StoredLine } from './stored-lines.ts';

/** A dish as stored at the time of the order; amounts in minor units. */
export interface OrderableItem extends NamedDish {
  id: string;
  business_id: string;
  /** How many are left; null where it is not counted. */
  left: number | null;
  /** Whether it is available, in a visible section of a published menu. */
  orderable: boolean;
  default_currency: Currency;
  price_minor: number;
  /** Minutes of the kitchen's work for one portion; null where the owner has not said. */
  work_minutes: number | null;
  prices: { currency: Currency; price_minor: number }[];
  /** Its groups of choices, and all groups of its menu as diners see them. */
  option_group_ids: string[];
  groups: GroupsById;
  /** Items that it recommends. */
  goes_with: string[];
  /** When it is served: its menu's schedule, its section's and its own. */
  schedules: Schedules;
}

/** A line to store. */
export type PricedLine = StoredLine & { display_price_minor: number };

/** An order's lines and totals. */
export interface PricedOrder {
  lines: PricedLine[];
  /** Euro cents. */
  totalMinor: number;
  /** Minutes of the kitchen's work for all of it (product.md §312). */
  workMinutes: number;
  /**
   * The displayed total. `euroByRate`: whether the euro amount is each price converted by the rate
   * (product.md §106).
   */
  display: { currency: Currency; totalMinor: number; rate: number; euroByRate: boolean };
}

const pricedItem = (item: OrderableItem): PricedItem => ({
  default_currency: item.default_currency,
  price: toDecimal(item.price_minor),
  prices: item.prices.map(({ currency, price_minor }) => ({ currency, price: toDecimal(price_minor) })),
});

const FAILURES = {
  missing: 'choice_missing',
  too_many: 'choice_too_many',
  unavailable: 'choice_unavailable',
  unknown: 'choice_unknown',
} as const;

/** @throws {ApiFailure} `choice_…` where the item cannot be ordered with what was chosen (product.md §401) */
const choicesOf = (
  item: OrderableItem,
  itsName: string,
  options: readonly ChosenOption[] | undefined,
  language: ContentLanguage | undefined,
): GroupSelection[] => {
  const chosen = options ?? defaultOptions(item, item.groups);
  const selections = selectionsOf(item, item.groups, chosen);
  const wrong = wrongChoice(selections, chosen, language);
  if (!wrong) return selections;
  const subject = [itsName, wrong.name].filter(Boolean).join(': ');
  throw new ApiFailure(FAILURES[wrong.kind], { subject });
};

/** What of a choice makes a dish cheaper, in words. */
const cheaperNames = (
  selections: readonly GroupSelection[],
  rates: EuroRates,
  language: ContentLanguage | undefined,
): string =>
  selections
    .flatMap(({ chosen }) => chosen)
    .filter((option) => (priceIn(option, 'EUR', rates) ?? 0) < 0)
    .map((option) => textIn(option, 'name', language))
    .join(', ');

/**
 * Prices an order from the stored menu (product.md §22, §23, §26). Ignores all amounts from the client.
 * @throws {ApiFailure} `item_unavailable` with the first unavailable dish, `item_unpriced` for one without
 * a price, `item_unknown` for a dish of another place, `choice_…` for invalid choices (product.md §401), and for those
 * with which a dish comes to nothing (§684)
 */
export const priceOrder = (
  request: PlaceOrderRequest,
  items: readonly OrderableItem[],
  rates: EuroRates,
): PricedOrder => {
  const byId = new Map(items.map((item) => [item.id, item]));
  // The request is not trusted: a line counts as recommended only if another dish of the order recommends it.
  const recommended = new Set(items.flatMap(({ goes_with }) => goes_with));
  const currency = request.display_currency ?? 'ALL';
  let euroByRate = true;
  const lines = request.items.map((line): PricedLine => {
    const item = byId.get(line.menu_item_id);
    if (!item || item.business_id !== request.business_id) throw new ApiFailure('item_unknown');
    const itsName = textIn(item, 'name', request.read_in);
    const itsPrices = pricedItem(item);
    const price = priceIn(itsPrices, 'EUR', rates);
    const shown = priceIn(itsPrices, currency, rates);
    if (!item.orderable) throw new ApiFailure('item_unavailable', { subject: itsName });
    if (price === undefined || shown === undefined || price === 0)
      throw new ApiFailure('item_unpriced', { subject: itsName });
    const selections = choicesOf(item, itsName, line.options, request.read_in);
    const price_minor = priceWithChoices(price, priceOfChoices(selections, 'EUR', rates));
    const display_price_minor = priceWithChoices(shown, priceOfChoices(selections, currency, rates));
    // What comes to nothing has no price, as an item without one (product.md §684).
    if (price_minor === 0 || display_price_minor === 0) {
      const subject = [itsName, cheaperNames(selections, rates, request.read_in)].filter(Boolean).join(': ');
      throw new ApiFailure('choice_for_nothing', { subject });
    }
    euroByRate &&=
      euroFollowsRate(itsPrices, currency, rates) && choicesFollowRate(selections, currency, rates);
    return {
      menu_item_id: line.menu_item_id,
      is_recommended: line.recommended === true && recommended.has(line.menu_item_id),
      quantity: line.quantity,
      name: item.name,
      notes: line.notes || null,
      choices: orderChoices(selections),
      translation: readLineOf(item, selections, request.read_in),
      price_minor,
      display_price_minor,
    };
  });
  const sumOf = (field: 'price_minor' | 'display_price_minor'): number =>
    lines.reduce((sum, line) => sum + line[field] * line.quantity, 0);
  return {
    lines,
    totalMinor: sumOf('price_minor'),
    workMinutes: request.items.reduce(
      (sum, line) => sum + (byId.get(line.menu_item_id)?.work_minutes ?? 0) * line.quantity,
      0,
    ),
    display: {
      currency,
      totalMinor: sumOf('display_price_minor'),
      rate: rates[currency],
      euroByRate,
    },
  };
};
