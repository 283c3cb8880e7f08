import { isDeepStrictEqual } from 'node:util';
import {
  type CreateMenuRequest,
  type Currency,
  ITEM_FIELDS,
  type ItemValues,
  MENU_FIELDS,
  type MenuValues,
  plainValues,
  SECTION_FIELDS,
  type SectionValues,
  type Translations,
} from '@tavolina/shared-api/contract';
import type { GroupRecord } from '../choices/option-groups.ts';
import type { MenuRow } from '../menu-rows.ts';
import type { ItemPictures, Pictures } from '../pictures/item-pictures.ts';
import type { ItemPrices } from '../prices/item-prices.ts';

/** A section of a menu. */
export interface SectionRecord extends SectionValues {
  id: string;
  translations: Translations<typeof SECTION_FIELDS>;
}

/** An item of a menu; amounts in minor units. */
export interface ItemRecord extends ItemValues, ItemPrices, ItemPictures {
  id: string;
  /** Null: standalone. */
  section_id: string | null;
  /** Its groups of choices, in their order. */
  option_group_ids: string[];
  translations: Translations<typeof ITEM_FIELDS>;
}

/** What a menu consists of, in its order. */
export interface MenuContent {
  sections: SectionRecord[];
  items: ItemRecord[];
  /** Groups of choices that its items share. */
  groups: GroupRecord[];
}

/** What a menu is beside its content. */
export interface MenuHead extends MenuValues {
  default_currency: Currency;
  is_published: boolean;
  image_id: string | null;
  translations: Translations<typeof MENU_FIELDS>;
}

/** A whole menu as it is stored, or as it should be: what creates, saves, imports or undoes makes one of these. */
export interface MenuDocument extends MenuContent {
  head: MenuHead;
}

/** The picture of a new part: the one that comes with it, else the stored one it names. */
export const newImage = (
  { image_base64, image_url }: Pick<CreateMenuRequest, 'image_base64' | 'image_url'>,
  pictures: Pictures,
): string | null => pictures.get(image_base64 ?? '') ?? pictures.get(image_url ?? '') ?? null;

/** A stored menu as a document. */
export const storedDocument = ({ sections, items, groups, image, ...menu }: MenuRow): MenuDocument => ({
  groups,
  head: {
    ...plainValues(MENU_FIELDS, menu),
    default_currency: menu.default_currency,
    is_published: menu.is_published,
    image_id: image?.id ?? null,
    translations: menu.translations,
  },
  sections: sections.map(({ id, translations, ...section }) => ({
    id,
    translations,
    ...plainValues(SECTION_FIELDS, section),
  })),
  items: items.map(
    ({
      image: picture,
      more_pictures,
      sold_out_until: _until,
      stock: _stock,
      is_popular: _popular,
      is_new: _new,
      price_minor: _price,
      ...item
    }) => ({
      ...item,
      ...plainValues(ITEM_FIELDS, item),
      image_id: picture?.id ?? null,
      more_pictures: more_pictures.map(({ image: { id }, focus }) => ({ image_id: id, focus })),
    }),
  ),
});

/** Prices in an order that only depends on their currencies, so that they can be compared. */
export const byCurrency = <Price extends { currency: string }>(prices: readonly Price[]): Price[] =>
  prices.toSorted((a, b) => (a.currency < b.currency ? -1 : 1));

const comparable = ({ head, sections, items, groups }: MenuDocument) => ({
  head,
  groups,
  sections,
  // By section: where an item stands between sections shows nowhere.
  items: [...sections.map(({ id }) => id), null].map((id) =>
    items
      .filter(({ section_id }) => section_id === id)
      .map(({ prices, ...item }) => ({
        ...item,
        prices: byCurrency(prices),
      })),
  ),
});

/** Whether two documents are the same menu: then a change makes no new version (product.md §118). */
export const isSameMenu = (one: MenuDocument, other: MenuDocument): boolean =>
  isDeepStrictEqual(comparable(one), comparable(other));

/** Ids of the items that a change added. */
export const addedItems = ({ before, after }: { before: MenuContent; after: MenuContent }): string[] => {
  const known = new Set(before.items.map(({ id }) => id));
  return after.items.map(({ id }) => id).filter((id) => !known.has(id));
};
