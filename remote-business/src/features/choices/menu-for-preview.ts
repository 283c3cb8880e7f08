import { CURRENCIES, type Currency, type Item, type Menu, type Option } from '@tavolina/shared-api/contract';
import {
  type ItemToPreview,
  itemTexts,
  type SectionToPreview,
} from '../../lib/menus/phone-preview/preview-sections.ts';
import type { OwnGroup } from '../../lib/menus/phone-preview/seen-choices.ts';
import { isOut } from '../../lib/stock/is-sold-out.ts';
import type { ChoicesDraft } from './choices-draft.ts';
import { groupBodies, groupIdsOf } from './choices-request.ts';

/** The groups in the form as they would be stored; what has no name yet is left out. */
export const groupsForPreview = (draft: ChoicesDraft, menu: Menu): OwnGroup[] => {
  const stored = new Map<string, Option>(
    (menu.option_groups ?? []).flatMap(({ options }) =>
      options.map((option) => [option.id, option] as const),
    ),
  );
  return groupBodies(draft, menu)
    .map((group) => ({
      ...group,
      options: group.options
        .filter(({ name }) => name !== '')
        .map(({ additional_prices, ...option }) => {
          const { sold_out, stock } = stored.get(option.id) ?? {};
          const others: Partial<Record<Currency, number>> = additional_prices;
          return {
            ...option,
            prices: CURRENCIES.flatMap((currency) => {
              const price = others[currency];
              return price === undefined ? [] : { currency, price };
            }),
            ...(sold_out && { sold_out }),
            ...(stock && { stock }),
          };
        }),
    }))
    .filter(({ name, options }) => name !== '' && options.length > 0);
};

/** Whether a group comes with an item, or with an option that the item comes with. */
const comesWith = ({ groups }: ChoicesDraft, groupId: string, itemGroupIds: readonly string[]): boolean =>
  itemGroupIds.includes(groupId) ||
  groups.some(
    ({ id, options }) =>
      itemGroupIds.includes(id) && options.some(({ groupIds }) => groupIds.includes(groupId)),
  );

/**
 * The sections of a menu for its phone preview beside the form of its choices: the dishes that have the open group; all of
 * them where no group is open, or no dish has it (product.md §549).
 */
export const sectionsForPreview = (
  draft: ChoicesDraft,
  menu: Menu,
  openId: string | undefined,
): SectionToPreview[] => {
  const held = (item: Item): ItemToPreview => ({
    ...itemTexts(item),
    imageUrl: item.image_url ?? undefined,
    focus: item.focus ?? null,
    isThere: !isOut(item),
    declarations: item,
    prices: {
      ...Object.fromEntries(item.prices.map(({ currency, price }) => [currency, price])),
      [item.default_currency]: item.price,
    },
    currency: item.default_currency,
    groupIds: groupIdsOf(draft, item.id),
  });
  const sections: SectionToPreview[] = [
    ...menu.sections.map(({ title, display, items }, index) => ({
      index,
      title,
      isDisplayed: display,
      items: items.map(held),
    })),
    { index: null, title: '', isDisplayed: true, items: menu.items.map(held) },
  ];
  if (openId === undefined) return sections;
  const narrowed = sections.map((section) => ({
    ...section,
    items: section.items.filter(({ groupIds }) => comesWith(draft, openId, groupIds)),
  }));
  return narrowed.some(({ items }) => items.length > 0) ? narrowed : sections;
};
