import type { createMenu, editMenu } from '@tavolina/shared-api/client';
import {
  type Currency,
  ITEM_FIELDS,
  type Item,
  type Menu,
  SECTION_FIELDS,
  trimmedValues,
} from '@tavolina/shared-api/contract';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { readPrice } from '../../../lib/menus/price-text.ts';
import { translationsOf } from '../../../lib/menus/translations-of.ts';
import { groupIdsOf, groupsIn, groupsRequest } from '../draft/carried-choices.ts';
import { type ItemDraft, itemsOf, type MenuDraft } from '../draft/menu-draft.ts';
import { areSamePictures, isNewPicture, pictureDrafts, picturesRequest } from '../item/picture-drafts.ts';

/** Body of a new menu. */
export type CreateBody = Parameters<typeof createMenu>[0];
/** Body of a save. */
export type EditBody = Parameters<typeof editMenu>[1];
type EditItemBody = NonNullable<EditBody['items']>[number];

const amountsOf = ({ prices }: ItemDraft): Partial<Record<Currency, number>> =>
  Object.fromEntries(Object.entries(prices).map(([currency, text]) => [currency, readPrice(text)]));

/** What a new menu's picture is sent as: its data, or where it is stored (product.md §182). */
const newPicture = ({ image, imageUrl }: MenuDraft) => {
  if (image !== null) return { image_base64: image };
  return imageUrl === null ? {} : { image_url: imageUrl };
};

const newPictures = ({ pictures }: ItemDraft) =>
  pictures.length > 0 ? { pictures: picturesRequest(pictures) } : {};

/** The pictures of a stored item, where they are not what is stored. */
const changedPictures = ({ pictures }: ItemDraft, before: Item) =>
  areSamePictures(pictures, pictureDrafts(before)) ? {} : { pictures: picturesRequest(pictures) };

const common = (item: ItemDraft) => ({
  ...trimmedValues(ITEM_FIELDS, item),
  price: readPrice(item.prices[item.currency] ?? ''),
  default_currency: item.currency,
});

const head = (draft: MenuDraft) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  cuisine_type: draft.cuisineType || null,
  price_range: draft.priceRange || null,
  category: draft.category || null,
  schedule: draft.schedule,
});

/** What other items of the form call a new one that they go with (product.md §500). */
const refsIn = (draft: MenuDraft): ((item: ItemDraft) => { ref?: string }) => {
  const named = new Set(itemsOf(draft).flatMap(({ goes_with }) => goes_with));
  return ({ storedId }) => (named.has(storedId) ? { ref: storedId } : {});
};

/** Whether an item has a picture that the server does not have yet. */
export const hasNewItemPicture = ({ sections, items }: MenuDraft): boolean =>
  itemsOf({ sections, items }).some(({ pictures }) => pictures.some(isNewPicture));

/** Whether two requests say the same. */
export const isSameRequest = <B extends CreateBody | EditBody>(one: B, other: B): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What creating a menu sends. */
export const createRequest = (draft: MenuDraft, currency: Currency): CreateBody => {
  const refOf = refsIn(draft);
  const item = (each: ItemDraft) => {
    const { [each.currency]: _own, ...others } = amountsOf(each);
    return {
      ...refOf(each),
      ...common(each),
      ...newPictures(each),
      ...translationsOf(each),
      ...groupIdsOf(each),
      ...(Object.keys(others).length > 0 ? { additional_prices: others } : {}),
    };
  };
  return {
    ...head(draft),
    ...newPicture(draft),
    ...translationsOf(draft),
    ...groupsRequest(draft),
    default_currency: currency,
    sections: draft.sections.map((section) => ({
      ...trimmedValues(SECTION_FIELDS, section),
      ...translationsOf(section),
      items: section.items.map(item),
    })),
    items: draft.items.map(item),
  };
};

/**
 * What saving a menu sends: all of the form in its order, and what it no longer has as deleted. Every price keeps its
 * currency; a price that was taken away is sent as 0.
 * @param base the menu as the server holds it; what it no longer knows is sent as new
 */
export const editRequest = (draft: MenuDraft, base: Menu): EditBody => {
  const refOf = refsIn(draft);
  const groupsOf = groupsIn(draft, base);
  const stored = new Map(menuItems(base).map((item) => [item.id, item]));

  const item = (each: ItemDraft): EditItemBody => {
    const before = stored.get(each.storedId);
    const removed = before?.prices.map(({ currency }) => [currency, 0] as const) ?? [];
    return {
      ...(before ? { id: before.id } : { ...refOf(each), ...translationsOf(each), ...groupsOf(each) }),
      ...common(each),
      ...(before ? changedPictures(each, before) : newPictures(each)),
      currency_prices: { ...Object.fromEntries(removed), ...amountsOf(each) },
      menu_id: base.id,
      isDeleted: false,
    };
  };
  const kept = new Set(itemsOf(draft).map(({ storedId }) => storedId));
  const deleted = (items: readonly Item[]): EditItemBody[] =>
    items.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, isDeleted: true }));
  const keptSections = new Set(draft.sections.map(({ storedId }) => storedId));

  const sections: NonNullable<EditBody['sections']> = draft.sections.map((section) => {
    const before = base.sections.find(({ id }) => id === section.storedId);
    return {
      ...(before ? { id: before.id } : translationsOf(section)),
      ...trimmedValues(SECTION_FIELDS, section),
      menu_id: base.id,
      isDeleted: false,
      items: [...section.items.map(item), ...deleted(before?.items ?? [])],
    };
  });
  const removedSections = base.sections
    .filter(({ id }) => !keptSections.has(id))
    .map(({ id, items }) => ({ id, isDeleted: true, items: deleted(items) }));

  return {
    ...head(draft),
    default_currency: 'EUR',
    is_published: draft.isPublished ? 'published' : 'draft',
    version: base.version,
    sections: [...sections, ...removedSections],
    items: [...draft.items.map(item), ...deleted(base.items)],
  };
};
