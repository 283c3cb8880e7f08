import { randomUUID } from 'node:crypto';
import { type CreateMenuRequest, type EuroRates, toMinor } from '@tavolina/shared-api/contract';
import { createdPrices, type ItemPrices, lekOf } from './item-prices.ts';
import type { MenuRow } from './menu-rows.ts';

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
export interface ItemRecord extends ItemPrices {
  id: string;
  section_id: string | null;
  name: string;
  description: string;
  available: boolean;
  /** In the default currency. */
  price_minor: number;
  /** What filters compare by. */
  lek_minor: number;
  image_id: string | null;
  position: number;
}

/** Ids of the pictures of a request, by the data they came as, or the name of a stored one. */
export type Pictures = ReadonlyMap<string, string>;

/** The picture of a new part: the one that comes with it, else the stored one it names. */
export const newImage = (
  { image_base64, image_url }: Pick<CreateMenuRequest, 'image_base64' | 'image_url'>,
  pictures: Pictures,
): string | null => pictures.get(image_base64 ?? '') ?? pictures.get(image_url ?? '') ?? null;

/** What a menu consists of. */
export interface MenuContent {
  sections: SectionRecord[];
  items: ItemRecord[];
}

/** Turns a request into records with ids, positions and prices in minor units. */
export const menuContent = (
  request: CreateMenuRequest,
  rates: EuroRates,
  pictures: Pictures,
): MenuContent => {
  let position = 0;
  const itemRecord = (input: ItemInput, sectionId: string | null): ItemRecord => {
    const currency = input.default_currency ?? request.default_currency;
    const prices = createdPrices(input, currency);
    position += 1;
    return {
      id: randomUUID(),
      section_id: sectionId,
      name: input.name,
      description: input.description,
      available: input.available,
      price_minor: toMinor(input.price),
      lek_minor: lekOf(prices, rates),
      image_id: newImage(input, pictures),
      position,
      ...prices,
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

/** What a stored menu consists of, as it would be stored. */
export const contentOf = ({ sections, items }: MenuRow, rates: EuroRates): MenuContent => ({
  sections: sections.map((section, position) => ({ ...section, position })),
  items: items.map(({ image, sold_out_until: _soldOutUntil, ...item }, position) => ({
    ...item,
    image_id: image?.id ?? null,
    lek_minor: lekOf(item, rates),
    position,
  })),
});
