import { randomUUID } from 'node:crypto';
import {
  type CreateMenuRequest,
  type Currency,
  convertMinor,
  type EuroRates,
  toMinor,
} from '@tavolina/shared-api/contract';

type ItemInput = CreateMenuRequest['items'][number];

/** A section ready to be stored. */
export interface SectionRecord {
  id: string;
  title: string;
  description: string;
  display: boolean;
  position: number;
}

/** An item ready to be stored; amounts in minor units. */
export interface ItemRecord {
  id: string;
  section_id: string | null;
  name: string;
  description: string;
  available: boolean;
  default_currency: Currency;
  price_minor: number;
  /** What filters compare by. */
  lek_minor: number;
  position: number;
  prices: { currency: Currency; price_minor: number; is_default: boolean }[];
}

const lekOf = (prices: ItemRecord['prices'], rates: EuroRates): number => {
  const base = prices.find(({ currency }) => currency === 'ALL') ?? prices.find((price) => price.is_default);
  return base ? convertMinor(base.price_minor, base.currency, 'ALL', rates) : 0;
};

const pricesOf = (input: ItemInput, currency: Currency): ItemRecord['prices'] => {
  const others = Object.entries(input.additional_prices ?? {}) as [Currency, number][];
  return [
    { currency, price_minor: toMinor(input.price), is_default: true },
    ...others
      .filter(([other]) => other !== currency)
      .map(([other, price]) => ({ currency: other, price_minor: toMinor(price), is_default: false })),
  ];
};

/** Turns a request into records with ids, positions and prices in minor units. */
export const menuContent = (
  request: CreateMenuRequest,
  rates: EuroRates,
): { sections: SectionRecord[]; items: ItemRecord[] } => {
  let position = 0;
  const itemRecord = (input: ItemInput, sectionId: string | null): ItemRecord => {
    const currency = input.default_currency ?? request.default_currency;
    const prices = pricesOf(input, currency);
    position += 1;
    return {
      id: randomUUID(),
      section_id: sectionId,
      name: input.name,
      description: input.description,
      available: input.available,
      default_currency: currency,
      price_minor: toMinor(input.price),
      lek_minor: lekOf(prices, rates),
      position,
      prices,
    };
  };
  const sections = request.sections.map((section, index) => ({
    ...section,
    id: randomUUID(),
    position: index + 1,
  }));
  return {
    sections: sections.map(({ items: _items, ...section }) => section),
    items: [
      ...sections.flatMap((section) => section.items.map((item) => itemRecord(item, section.id))),
      ...request.items.map((item) => itemRecord(item, null)),
    ],
  };
};
