import {
  type EuroRates,
  ITEM_FIELDS,
  type Item,
  type ItemValues,
  MENU_FIELDS,
  type Menu,
  plainValues,
  priceIn,
  SECTION_FIELDS,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { priceText } from '../../../lib/menus/price-text.ts';
import { translationsOf } from '../../../lib/menus/translations-of.ts';
import { pictureDrafts } from '../item/picture-drafts.ts';
import { groupIdsOf, groupsOf } from './carried-choices.ts';
import type { ItemDraft, MenuDraft } from './menu-draft.ts';

/** How prices are written: in which language, and what they come to in euro; without rates nothing is converted. */
export interface Wording {
  language: string;
  rates: EuroRates | undefined;
}

/** What a form holds of an item. */
export type DraftedItem = Pick<
  Item,
  | 'id'
  | keyof ItemValues
  | 'price'
  | 'default_currency'
  | 'prices'
  | 'image_url'
  | 'focus'
  | 'more_pictures'
  | 'translations'
  | 'option_group_ids'
>;

/** What the other prices of an item are in euro, as a field shows it. */
const euroOf = (item: DraftedItem, rates: EuroRates, language: string): string | undefined => {
  const prices = item.prices.filter(({ currency }) => currency !== 'EUR');
  const euro = item.default_currency === 'EUR' ? undefined : priceIn({ ...item, prices }, 'EUR', rates);
  return euro === undefined ? undefined : priceText(toDecimal(euro), 'EUR', language);
};

/** An item as the form holds it; without a euro price it gets a converted one. */
export const itemDraft = (item: DraftedItem, { rates, language }: Wording): ItemDraft => {
  const prices: ItemDraft['prices'] = {
    [item.default_currency]: priceText(item.price, item.default_currency, language),
  };
  for (const { currency, price } of item.prices) prices[currency] = priceText(price, currency, language);
  const euro = rates && euroOf(item, rates, language);
  const isEuroConverted = euro !== undefined && (prices.EUR === undefined || prices.EUR === euro);
  if (isEuroConverted) prices.EUR = euro;
  return {
    ...plainValues(ITEM_FIELDS, item),
    storedId: item.id,
    currency: item.default_currency,
    prices,
    isEuroConverted,
    pictures: pictureDrafts(item),
    ...translationsOf(item),
    ...groupIdsOf(item),
  };
};

/**
 * A stored menu as the form holds it; items without a euro price get a converted one.
 * @param language prices are written as it does
 */
export const menuDraft = (menu: Menu, rates: EuroRates | undefined, language: string): MenuDraft => ({
  title: menu.title,
  description: menu.description,
  cuisineType: menu.cuisine_type ?? '',
  category: menu.category ?? '',
  priceRange: menu.price_range ?? '',
  isPublished: menu.is_published === 'published',
  schedule: plainValues(MENU_FIELDS, menu).schedule,
  imageUrl: menu.image_url,
  image: null,
  sections: menu.sections.map((section) => ({
    ...plainValues(SECTION_FIELDS, section),
    storedId: section.id,
    items: section.items.map((item) => itemDraft(item, { rates, language })),
    ...translationsOf(section),
  })),
  items: menu.items.map((item) => itemDraft(item, { rates, language })),
  ...translationsOf(menu),
  ...groupsOf(menu),
});
