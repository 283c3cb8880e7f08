import { newIdempotencyKey } from '@tavolina/shared-api/client';
import {
  type Category,
  type CuisineType,
  type Currency,
  type Focus,
  ITEM_FIELDS,
  type ItemValues,
  initialValues,
  type MENU_FIELDS,
  type OptionGroup,
  type PriceRange,
  type Schedule,
  SECTION_FIELDS,
  type SectionValues,
  type Translations,
} from '@tavolina/shared-api/contract';
import { usualCurrency } from '../../../lib/menus/usual-currency.ts';

/** A picture of an item as the form holds it. */
export interface PictureDraft {
  /** Where it is stored; of one that is not uploaded yet all of it, as data URL. */
  src: string;
  /** The point that stays in sight; null is the middle. */
  focus: Focus | null;
  /** Of one that was cut out of a stored picture and is not uploaded yet: where that is stored. */
  cutFrom?: string | undefined;
}

/** An item as the form holds it. */
export interface ItemDraft extends ItemValues {
  /** One made here until the server knows it; an edit names by it what is stored, the rest is new. */
  storedId: string;
  /** The one its price was first given in. */
  currency: Currency;
  /** As typed; currencies without their own price are missing. */
  prices: Partial<Record<Currency, string>>;
  /**
   * The euro price was computed, or is stored as what would be, and follows until somebody types another
   * (product.md §87).
   */
  isEuroConverted: boolean;
  /** In their order; cards show the first. */
  pictures: PictureDraft[];
  /** Not edited here; sent only where the item is new to the server (product.md §426). */
  translations?: Translations<typeof ITEM_FIELDS>;
  /** As translations: its groups of choices. */
  option_group_ids?: string[];
}

/** A section as the form holds it. */
export interface SectionDraft extends SectionValues {
  storedId: string;
  items: ItemDraft[];
  /** As those of items. */
  translations?: Translations<typeof SECTION_FIELDS>;
}

/** A menu as the form holds it; `items` stand alone. */
export interface MenuDraft {
  title: string;
  description: string;
  cuisineType: CuisineType | '';
  category: Category | '';
  priceRange: PriceRange | '';
  isPublished: boolean;
  /** When it is served; null: always (product.md §459). */
  schedule: Schedule | null;
  imageUrl: string | null;
  /** A picture that is not uploaded yet, as data URL. */
  image: string | null;
  sections: SectionDraft[];
  items: ItemDraft[];
  /** As those of items. */
  translations?: Translations<typeof MENU_FIELDS>;
  /** As translations: the groups of choices that its items share. */
  option_groups?: OptionGroup[];
}

/** What a new part is known by while it is not stored, so that it is found again once it is. */
export const newId = (): string => `new-${newIdempotencyKey()}`;

/** A new item: to be had, and without a price yet. */
export const emptyItem = (currency: Currency): ItemDraft => ({
  ...initialValues(ITEM_FIELDS),
  storedId: newId(),
  currency,
  prices: { [currency]: '' },
  isEuroConverted: false,
  pictures: [],
});

/** A new section: shown, and empty. */
export const emptySection = (title: string): SectionDraft => ({
  ...initialValues(SECTION_FIELDS),
  storedId: newId(),
  title,
  items: [],
});

/** What the create form starts with: one section. */
export const emptyMenu = (sectionTitle: string): MenuDraft => ({
  title: '',
  description: '',
  cuisineType: '',
  category: '',
  priceRange: '',
  isPublished: true,
  schedule: null,
  imageUrl: null,
  image: null,
  sections: [emptySection(sectionTitle)],
  items: [],
});

const itemCopy = (item: ItemDraft): ItemDraft => ({
  ...item,
  prices: { ...item.prices },
  pictures: item.pictures.map((picture) => ({ ...picture })),
});

/** The form as it is now, which typing no longer changes. */
export const draftCopy = (draft: MenuDraft): MenuDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({ ...section, items: section.items.map(itemCopy) })),
  items: draft.items.map(itemCopy),
});

/** All items of a menu, those of sections first. */
export const itemsOf = ({ sections, items }: Pick<MenuDraft, 'sections' | 'items'>): ItemDraft[] => [
  ...sections.flatMap((section) => section.items),
  ...items,
];

/** The items that diners would see (product.md §15). */
export const seenItemsOf = ({ sections, items }: Pick<MenuDraft, 'sections' | 'items'>): ItemDraft[] =>
  itemsOf({ sections: sections.filter(({ display }) => display), items }).filter(
    ({ available }) => available,
  );

/** The currency new items begin with: the one most items have their price in. */
export const currencyOf = (menu: Pick<MenuDraft, 'sections' | 'items'>): Currency =>
  usualCurrency(itemsOf(menu).map(({ currency }) => currency)) ?? 'ALL';
