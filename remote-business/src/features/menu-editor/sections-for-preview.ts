import { CURRENCIES, type Item } from '@tavolina/shared-api/contract';
import {
  type ItemToPreview,
  itemTexts,
  type SectionToPreview,
} from '../../lib/menus/phone-preview/preview-sections.ts';
import { readPrice } from '../../lib/menus/price-text.ts';
import { isOut } from '../../lib/stock/is-sold-out.ts';
import type { ItemDraft, MenuDraft } from './draft/menu-draft.ts';

/** The sections of a form for its phone preview. Choices, sold-out and stock come from the stored items: forms do not hold them. */
export const sectionsForPreview = (
  { sections, items }: Pick<MenuDraft, 'sections' | 'items'>,
  stored: ReadonlyMap<string, Item>,
): SectionToPreview[] => {
  const held = (item: ItemDraft): ItemToPreview => {
    const known = stored.get(item.storedId);
    const [picture] = item.pictures;
    return {
      ...itemTexts(item),
      imageUrl: picture?.src,
      focus: picture?.focus ?? null,
      isThere: !isOut({ available: item.available, sold_out: known?.sold_out, stock: known?.stock }),
      declarations: item,
      prices: Object.fromEntries(
        CURRENCIES.map((currency) => [currency, readPrice(item.prices[currency] ?? '')]),
      ),
      currency: item.currency,
      groupIds: known?.option_group_ids ?? item.option_group_ids ?? [],
    };
  };
  return [
    ...sections.map((section, index) => ({
      index,
      title: section.title,
      isDisplayed: section.display,
      items: section.items.map(held),
    })),
    { index: null, title: '', isDisplayed: true, items: items.map(held) },
  ];
};
