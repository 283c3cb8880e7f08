import {
  type Currency,
  type EuroRates,
  euroFollowsRate,
  type PlaceOrderRequest,
  type PricedItem,
  priceIn,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { StoredLine } from './stored-lines.ts';

/** A dish as stored at the time of the order; amounts in minor units. */
export interface OrderableItem {
  id: string;
  business_id: string;
  name: string;
  /** Whether it is available, in a visible section of a published menu. */
  orderable: boolean;
  default_currency: Currency;
  price_minor: number;
  /** Minutes of the kitchen's work for one portion; null where the owner has not said. */
  work_minutes: number | null;
  prices: { currency: Currency; price_minor: number }[];
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

/**
 * Prices an order from the stored menu (product.md §22, §23, §26). Ignores all amounts from the client.
 * @throws {ApiFailure} `item_unavailable` with the first unavailable dish, `item_unpriced` for one without
 * a price, `item_unknown` for a dish of another place
 */
export const priceOrder = (
  request: PlaceOrderRequest,
  items: readonly OrderableItem[],
  rates: EuroRates,
): PricedOrder => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const currency = request.display_currency ?? 'ALL';
  let euroByRate = true;
  const lines = request.items.map((line): PricedLine => {
    const item = byId.get(line.menu_item_id);
    if (!item || item.business_id !== request.business_id) throw new ApiFailure('item_unknown');
    const itsPrices = pricedItem(item);
    const price = priceIn(itsPrices, 'EUR', rates);
    const shown = priceIn(itsPrices, currency, rates);
    if (!item.orderable) throw new ApiFailure('item_unavailable', { subject: item.name });
    if (price === undefined || shown === undefined || price === 0)
      throw new ApiFailure('item_unpriced', { subject: item.name });
    euroByRate &&= euroFollowsRate(itsPrices, currency, rates);
    return {
      ...line,
      name: item.name,
      notes: line.notes || null,
      price_minor: price,
      display_price_minor: shown,
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
