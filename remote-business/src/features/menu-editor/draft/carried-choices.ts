import {
  GROUP_FIELDS,
  OPTION_FIELDS,
  type Option,
  type OptionGroup,
  plainValues,
} from '@tavolina/shared-api/contract';
import { translationsOf } from '../../../lib/menus/translations-of.ts';
import type { ItemDraft, MenuDraft } from './menu-draft.ts';

/** Something with the ids of its groups of choices. */
interface WithGroupIds {
  option_group_ids?: string[] | undefined;
}

/** Something with groups of choices. */
interface WithGroups {
  option_groups?: OptionGroup[] | undefined;
}

/**
 * The groups of choices of an item. They are written on a page of their own; a form carries them along for a menu that is
 * made of it (product.md §166, §182).
 */
export const groupIdsOf = ({ option_group_ids }: WithGroupIds): Pick<ItemDraft, 'option_group_ids'> =>
  option_group_ids?.length ? { option_group_ids } : {};

/** The same of the groups of a menu. */
export const groupsOf = ({ option_groups }: WithGroups): Pick<MenuDraft, 'option_groups'> =>
  option_groups?.length ? { option_groups } : {};

const optionRequest = (option: Option) => {
  const { id, price, prices, default_currency, option_group_ids } = option;
  const others = prices.filter((each) => each.currency !== default_currency);
  return {
    id,
    ...plainValues(OPTION_FIELDS, option),
    ...translationsOf(option),
    price,
    default_currency,
    additional_prices: Object.fromEntries(others.map((each) => [each.currency, each.price])),
    option_group_ids,
  };
};

const groupRequest = (group: OptionGroup) => ({
  id: group.id,
  ...plainValues(GROUP_FIELDS, group),
  ...translationsOf(group),
  options: group.options.map(optionRequest),
});

/** The groups of a form as a new menu is created with them; nothing where there are none. */
export const groupsRequest = ({ option_groups = [] }: WithGroups) =>
  option_groups.length > 0 ? { option_groups: option_groups.map(groupRequest) } : {};

/**
 * The groups of an item that a stored menu does not know: by their ids there or, where the menu was made of this form, by
 * their places.
 */
export const groupsIn = ({ option_groups = [] }: WithGroups, { option_groups: stored = [] }: WithGroups) => {
  const known = new Set(stored.map(({ id }) => id));
  return ({ option_group_ids = [] }: WithGroupIds) =>
    groupIdsOf({
      option_group_ids: option_group_ids.flatMap((id) =>
        known.has(id) ? id : (stored[option_groups.findIndex((group) => group.id === id)]?.id ?? []),
      ),
    });
};
