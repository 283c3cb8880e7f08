import type {
  ContentLanguage,
  Currency,
  Focus,
  ITEM_FIELDS,
  ItemValues,
  Location,
  MENU_FIELDS,
  MenuPlaceValues,
  MenuValues,
  PlaceValues,
  Schedule,
  SECTION_FIELDS,
  SectionValues,
  Translations,
} from '@tavolina/shared-api/contract';
import type { ImageRow } from '../media/media-service.ts';
import type { StockRow } from '../stock/stock-service.ts';
import type { GroupRecord, SoldOutOptions } from './choices/option-groups.ts';
import type { PictureRow } from './pictures/item-pictures.ts';

/** An item inside a menu's JSON; amounts in minor units. */
export interface ItemRow extends ItemValues {
  id: string;
  /** Later than now, or `infinity`; null while the item is not sold out. */
  sold_out_until: string | null;
  /** Null while it is not counted. */
  stock: StockRow | null;
  /** Whether it is ordered more than others, and whether it was added lately (product.md §497, §499). */
  is_popular: boolean;
  is_new: boolean;
  section_id: string | null;
  default_currency: Currency;
  price_minor: number;
  image: ImageRow | null;
  /** Of that picture; null is the middle. */
  focus: Focus | null;
  more_pictures: PictureRow[];
  option_group_ids: string[];
  translations: Translations<typeof ITEM_FIELDS>;
  prices: { currency: Currency; price_minor: number; is_default: boolean }[];
}

/** What every row of a menu carries. */
export interface MenuHeadRow extends MenuValues {
  id: string;
  business_id: string;
  image: ImageRow | null;
  default_currency: Currency;
  is_published: boolean;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A whole menu. */
export interface MenuRow extends MenuHeadRow {
  version: number;
  translations: Translations<typeof MENU_FIELDS>;
  business: MenuPlaceValues & {
    id: string;
    content_languages: ContentLanguage[];
    slug: string;
    logo: ImageRow | null;
    location: Location | null;
    rating_sum: number;
    rating_count: number;
    other_menus: {
      id: string;
      title: string;
      schedule: Schedule | null;
      translations: Translations<typeof MENU_FIELDS>;
    }[];
  };
  sections: (SectionValues & { id: string; translations: Translations<typeof SECTION_FIELDS> })[];
  items: ItemRow[];
  groups: GroupRecord[];
  sold_out_options: SoldOutOptions;
  /** What is counted, items and options by their ids. */
  stock: Readonly<Record<string, StockRow>>;
}

/** A menu of a list. */
export interface MenuCardRow extends MenuHeadRow, Pick<PlaceValues, 'business_name' | 'address' | 'city'> {
  lowest_price_minor: number | null;
  sections_count: number;
  items_count: number;
  item_names: string[];
}
