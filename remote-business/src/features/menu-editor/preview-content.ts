import type { Currency, Declarations, EuroRates, Item } from '@tavolina/shared-api/contract';
import { readPrice } from '../../lib/price-text.ts';
import { converted, type ItemDraft, itemsOf, type MenuDraft, usualCurrency } from './menu-draft.ts';
import { choicesSeen, priceSeen, type SeenBy } from './seen-choices.ts';

/** An item as diners see it: nothing but words, so that one that stays the same is not drawn again. */
export interface PreviewItem {
  /** Its place in its list. */
  line: number;
  name: string;
  description: string;
  portion: string;
  /** What it declares of allergens and diets, in words; empty for nothing. */
  declared: string;
  /** What can be chosen of it, as it is stored, in lines; empty for nothing. */
  choices: string;
  /** Empty where there is none. */
  price: string;
  imageUrl: string | undefined;
  /** Of that picture. */
  focus: ItemDraft['pictures'][number]['focus'];
}

/** A section that diners see; the one without a title holds what stands alone. */
export interface PreviewSection {
  /** Its place among the sections of the form; null for what stands alone. */
  index: number | null;
  title: string;
  items: PreviewItem[];
}

const amountIn = ({ prices, currency }: ItemDraft, target: Currency, rates: EuroRates | undefined) => {
  const own = readPrice(prices[target] ?? '');
  if (own > 0) return { amount: own, currency: target };
  const amount = readPrice(prices[currency] ?? '');
  if (!rates || currency === target) return { amount, currency };
  return { amount: converted(amount, currency, target, rates), currency: target };
};

/**
 * What diners would see of the menu in the form (product.md §15, §16): displayed sections and available items, in lek
 * where there is a price in lek.
 */
export const previewContent = (
  { sections, items }: Pick<MenuDraft, 'sections' | 'items'>,
  {
    stored,
    rates,
    language,
    declaredText,
    groups,
    ...words
  }: Pick<SeenBy, 'groups' | 'soldOut' | 'from'> & {
    stored: ReadonlyMap<string, Item>;
    rates: EuroRates | undefined;
    language: string;
    declaredText: (item: Declarations) => string;
  },
): PreviewSection[] => {
  const isThere = ({ available, storedId }: ItemDraft): boolean =>
    available && !stored.get(storedId)?.sold_out;
  const all = itemsOf({ sections, items });
  const target = all.some(({ prices }) => readPrice(prices.ALL ?? '') > 0)
    ? 'ALL'
    : usualCurrency({ sections, items });
  const shown = (list: readonly ItemDraft[]): PreviewItem[] =>
    list.filter(isThere).map((item, line) => {
      const { amount, currency } = amountIn(item, target, rates);
      const ids = stored.get(item.storedId)?.option_group_ids ?? [];
      const by = { groups, currency, rates, language, ...words };
      return {
        line,
        name: item.name,
        description: item.description,
        portion: item.portion,
        declared: declaredText(item),
        choices: choicesSeen(ids, by).join('\n'),
        price: amount > 0 ? priceSeen(amount, ids, by) : '',
        imageUrl: item.pictures[0]?.src,
        focus: item.pictures[0]?.focus ?? null,
      };
    });
  return [
    ...sections.flatMap((section, index) =>
      section.display ? [{ index, title: section.title, items: shown(section.items) }] : [],
    ),
    { index: null, title: '', items: shown(items) },
  ].filter((section) => section.items.length > 0);
};
