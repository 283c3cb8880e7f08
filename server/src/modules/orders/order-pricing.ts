import {
  type Currency,
  type EuroRates,
  type PlaceOrderRequest,
  priceIn,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';

/** A dish as the menu holds it at the moment of an order; amounts in minor units. */
export interface OrderableItem {
  id: string;
  business_id: string;
  name: string;
  /** Available, in a displayed section of a published menu. */
  orderable: boolean;
  default_currency: Currency;
  price_minor: number;
  prices: { currency: Currency; price_minor: number }[];
}

/** A line ready to be stored; euro cents for one. */
export interface PricedLine {
  menu_item_id: string;
  name: string;
  price_minor: number;
  quantity: number;
  notes: string | null;
}

/** An order's lines and totals. */
export interface PricedOrder {
  lines: PricedLine[];
  /** Euro cents. */
  totalMinor: number;
  display: { currency: Currency; totalMinor: number; rate: number };
}

const unitPrice = (item: OrderableItem, currency: Currency, rates: EuroRates): number | undefined =>
  priceIn(
    {
      default_currency: item.default_currency,
      price: toDecimal(item.price_minor),
      prices: item.prices.map((entry) => ({ currency: entry.currency, price: toDecimal(entry.price_minor) })),
    },
    currency,
    rates,
  );

/**
 * Prices an order from the stored menu (product.md §22, §23, §26). Nothing the client says about money is read.
 * @throws {ApiFailure} `item_unavailable` naming the first dish that cannot be had; `item_unknown` for a dish that is not this place's
 */
export const priceOrder = (
  request: PlaceOrderRequest,
  items: readonly OrderableItem[],
  rates: EuroRates,
): PricedOrder => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const currency = request.display_currency ?? 'ALL';
  let displayTotal = 0;
  const lines = request.items.map((line): PricedLine => {
    const item = byId.get(line.menu_item_id);
    if (!item || item.business_id !== request.business_id) throw new ApiFailure('item_unknown');
    const price = unitPrice(item, 'EUR', rates);
    const shown = unitPrice(item, currency, rates);
    if (!item.orderable || price === undefined || shown === undefined || price === 0) {
      throw new ApiFailure('item_unavailable', { subject: item.name });
    }
    displayTotal += shown * line.quantity;
    return {
      menu_item_id: item.id,
      name: item.name,
      price_minor: price,
      quantity: line.quantity,
      notes: line.notes || null,
    };
  });
  return {
    lines,
    totalMinor: lines.reduce((sum, line) => sum + line.price_minor * line.quantity, 0),
    display: { currency, totalMinor: displayTotal, rate: rates[currency] },
  };
};
