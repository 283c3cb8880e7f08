import {
  ITEM_FIELDS,
  type Item,
  type ItemValues,
  LIMITS,
  MENU_FIELDS,
  type Menu,
  type MenuCard,
  type PlaceOpening,
  plainValues,
  SECTION_FIELDS,
  type TableItem,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { presentImage } from '../media/media-service.ts';
import { ratingOf } from '../reviews/reviews-service.ts';
import { presentGroups } from './choices/option-groups.ts';
import { languagesOf } from './languages/menu-languages.ts';
import { offeredTranslations } from './languages/offered-translations.ts';
import { type MenuReader, OWNER, shownTranslations } from './languages/shown-translations.ts';
import type { ItemRow, MenuCardRow, MenuHeadRow, MenuRow } from './menu-rows.ts';
import { presentMore } from './pictures/item-pictures.ts';
import { presentStock } from './stock/present-stock.ts';
import { untilOf } from './stock/sold-out-times.ts';

/** What a table has of an item, as the API shows it. */
export const presentTableItem = (
  row: Pick<ItemRow, keyof ItemValues | 'price_minor' | 'default_currency' | 'prices' | 'translations'>,
  reader = OWNER,
): Omit<TableItem, 'id'> => ({
  ...plainValues(ITEM_FIELDS, row),
  ...shownTranslations(row.translations, reader),
  price: toDecimal(row.price_minor),
  default_currency: row.default_currency,
  prices: row.prices.map(({ currency, price_minor, is_default }) => ({
    currency,
    price: toDecimal(price_minor),
    is_default,
  })),
});

/** An item as the API shows it. */
export const presentItem = (row: ItemRow, menuId: string, reader = OWNER): Item => ({
  id: row.id,
  ...presentTableItem(row, reader),
  ...(row.sold_out_until !== null && { sold_out: { until: untilOf(row.sold_out_until) } }),
  ...(row.stock && { stock: presentStock(row.stock, reader.isOwner) }),
  ...(row.is_popular && { is_popular: true }),
  ...(row.is_new && { is_new: true }),
  ...presentImage(row.image),
  item_image_key: row.image?.id ?? null,
  ...(row.focus && { focus: row.focus }),
  ...presentMore(row.more_pictures),
  section_id: row.section_id,
  menu_id: menuId,
  option_group_ids: row.option_group_ids,
});

const presentHead = (row: MenuHeadRow, owner: Menu['owner']) => ({
  id: row.id,
  ...plainValues(MENU_FIELDS, row),
  ...presentImage(row.image),
  default_currency: row.default_currency,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  owner_id: row.business_id,
  is_published: row.is_published ? ('published' as const) : ('draft' as const),
  // Only its owner reads it: what is taken down is not published (product.md §566).
  ...(row.taken_down_at && {
    taken_down: { at: row.taken_down_at.toISOString(), reason: row.taken_down_reason ?? '' },
  }),
  owner,
});

/** What a menu says of the place besides the place itself. */
interface Shown extends MenuReader {
  acceptsOrders: boolean;
  opening: PlaceOpening;
}

/** Items of a menu of which so many are new that none stands out: then none is (product.md §499). */
const withoutMany = (items: readonly ItemRow[]): readonly ItemRow[] =>
  items.filter(({ is_new }) => is_new).length * LIMITS.newShare > items.length
    ? items.map((item) => ({ ...item, is_new: false }))
    : items;

/** A whole menu as the API shows it. */
export const presentMenu = (row: MenuRow, { acceptsOrders, opening, isOwner, translations }: Shown): Menu => {
  const {
    rating_sum,
    rating_count,
    logo,
    content_languages: languages,
    other_menus,
    ...business
  } = row.business;
  const isOffered =
    translations === 'all' || languages.slice(1).some((language) => language === translations);
  const reader = { isOwner, translations: isOffered ? translations : undefined };
  const read = languages.filter(
    (language, place) => place === 0 || reader.translations === 'all' || language === reader.translations,
  );
  const { image_url, image } = presentImage(logo);
  const items = withoutMany(row.items).map((item) => presentItem(item, row.id, reader));
  return {
    ...presentHead(row, {
      business_name: business.name,
      address: business.address,
      city: business.city,
    }),
    version: row.version,
    languages: reader.isOwner ? languages : languagesOf(row),
    ...shownTranslations(row.translations, reader),
    business: {
      ...business,
      other_menus: other_menus.map(({ translations: titles, ...menu }) => ({
        ...menu,
        ...offeredTranslations(titles, ['title'], read),
      })),
      // The owner's e-mail is also the name of the account; diners get phone and address.
      email: null,
      logo: image_url,
      logo_image: image,
      rating: ratingOf(rating_sum, rating_count),
      reviews_count: rating_count,
      accepts_orders: acceptsOrders,
      opening,
    },
    sections: row.sections.map(({ translations: written, ...section }) => ({
      id: section.id,
      ...plainValues(SECTION_FIELDS, section),
      ...shownTranslations(written, reader),
      menu_id: row.id,
      items: items.filter((item) => item.section_id === section.id),
    })),
    items: items.filter((item) => item.section_id === null),
    option_groups: presentGroups(row.groups, row, reader),
  };
};

/** A menu of a list as the API shows it. */
export const presentMenuCard = (row: MenuCardRow, matchedItems: string[] = []): MenuCard => ({
  ...presentHead(row, { business_name: row.business_name, address: row.address, city: row.city }),
  price: row.lowest_price_minor === null ? null : toDecimal(row.lowest_price_minor),
  sections_count: row.sections_count,
  items_count: row.items_count,
  item_names: row.item_names,
  matched_items: matchedItems,
});
