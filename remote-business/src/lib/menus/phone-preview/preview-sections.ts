import {
  type Currency,
  type Declarations,
  type EuroRates,
  type Focus,
  ITEM_FIELDS,
  type ItemValues,
  textNames,
} from '@tavolina/shared-api/contract';
import { converted } from '../converted.ts';
import { usualCurrency } from '../usual-currency.ts';
import { choicesSeen, priceSeen, type SeenBy } from './seen-choices.ts';

/** The texts of an item. */
type ItemTexts = Pick<ItemValues, ReturnType<typeof textNames<typeof ITEM_FIELDS>>[number]>;

/** The texts of an item that carries more. */
export const itemTexts = (item: ItemTexts): ItemTexts =>
  Object.fromEntries(textNames(ITEM_FIELDS).map((name) => [name, item[name]])) as ItemTexts;

/** Words and a picture of an item, as forms hold them and phones show them. */
interface ItemLooks extends ItemTexts {
  imageUrl: string | undefined;
  /** Of that picture. */
  focus: Focus | null;
}

/** An item as diners see it: nothing but words, so that one that stays the same is not drawn again. */
export interface PreviewItem extends ItemLooks {
  /** Its place in its list. */
  line: number;
  /** What it declares of allergens and diets, in words; empty for nothing. */
  declared: string;
  /** What can be chosen of it, in lines; empty for nothing. */
  choices: string;
  /** Empty where there is none. */
  price: string;
}

interface Section<I> {
  /** Its place among the sections of the menu; null for what stands alone. */
  index: number | null;
  /** Empty for what stands alone. */
  title: string;
  items: I[];
}

/** A section that diners see; the one without a title holds what stands alone. */
export type PreviewSection = Section<PreviewItem>;

/** An item, whether a form holds it or the server. */
export interface ItemToPreview extends ItemLooks {
  /** Diners can have it: it is on sale, and neither sold out nor all taken. */
  isThere: boolean;
  declarations: Declarations;
  /** Decimals; 0 is no price. */
  prices: Partial<Record<Currency, number>>;
  /** The one its price was first given in. */
  currency: Currency;
  groupIds: readonly string[];
}

/** A section, whether a form holds it or the server. */
export interface SectionToPreview extends Section<ItemToPreview> {
  isDisplayed: boolean;
}

/** What the words of a phone are made with. */
export interface PreviewWords extends Omit<SeenBy, 'currency'> {
  declaredText: (item: Declarations) => string;
}

const amountIn = ({ prices, currency }: ItemToPreview, target: Currency, rates: EuroRates | undefined) => {
  const own = prices[target] ?? 0;
  if (own > 0) return { amount: own, currency: target };
  const amount = prices[currency] ?? 0;
  if (!rates || currency === target) return { amount, currency };
  return { amount: converted(amount, currency, target, rates), currency: target };
};

/**
 * What diners would see of a menu (product.md §15, §16): displayed sections and available items, in lek where there is
 * a price in lek.
 */
export const previewSections = (
  sections: readonly SectionToPreview[],
  { declaredText, ...words }: PreviewWords,
): PreviewSection[] => {
  const all = sections.flatMap(({ items }) => items);
  const target = all.some(({ prices }) => (prices.ALL ?? 0) > 0)
    ? 'ALL'
    : (usualCurrency(all.map(({ currency }) => currency)) ?? 'ALL');
  const itemSeen = (item: ItemToPreview, line: number): PreviewItem => {
    const { amount, currency } = amountIn(item, target, words.rates);
    const by = { ...words, currency };
    return {
      line,
      ...itemTexts(item),
      imageUrl: item.imageUrl,
      focus: item.focus,
      declared: declaredText(item.declarations),
      choices: choicesSeen(item.groupIds, by).join('\n'),
      price: amount > 0 ? priceSeen(amount, item.groupIds, by) : '',
    };
  };
  return sections
    .filter(({ isDisplayed }) => isDisplayed)
    .map(({ index, title, items }) => ({
      index,
      title,
      items: items.filter(({ isThere }) => isThere).map(itemSeen),
    }))
    .filter(({ items }) => items.length > 0);
};
