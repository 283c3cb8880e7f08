import type { editMenu } from '@tavolina/shared-api/client';
import { type Menu, OPTION_FIELDS, trimmedValues } from '@tavolina/shared-api/contract';
import { readPrice } from '../../lib/menus/price-text.ts';
import { translationsOf } from '../../lib/menus/translations-of.ts';
import type { ChoicesDraft, GroupDraft, OptionDraft } from './choices-draft.ts';

type EditBody = Parameters<typeof editMenu>[1];

const numberOf = (text: string): number | null => (Number(text) > 0 ? Number(text) : null);

const bounds = ({ rule, min, max, free }: GroupDraft) => {
  if (rule === 'several')
    return { min_choices: numberOf(min), max_choices: numberOf(max), free_choices: numberOf(free) };
  return { min_choices: rule === 'one' ? 1 : null, max_choices: 1, free_choices: null };
};

const optionBody = (option: OptionDraft, knownGroups: ReadonlySet<string>, stored: ReadonlySet<string>) => {
  const others = Object.entries(option.prices).filter(
    ([currency, text]) => currency !== option.currency && text.trim() !== '',
  );
  return {
    id: option.id,
    ...trimmedValues(OPTION_FIELDS, option),
    ...(stored.has(option.id) ? {} : translationsOf(option)),
    price: readPrice(option.prices[option.currency] ?? ''),
    default_currency: option.currency,
    additional_prices: Object.fromEntries(others.map(([currency, text]) => [currency, readPrice(text)])),
    option_group_ids: option.groupIds.filter((id) => knownGroups.has(id)),
  };
};

/** All groups as a save sends them. */
export const groupBodies = ({ groups }: ChoicesDraft, { option_groups = [] }: Menu) => {
  const known = new Set(groups.map(({ id }) => id));
  const stored = new Set(option_groups.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]));
  return groups.map((group) => ({
    id: group.id,
    name: group.name.trim(),
    ...(stored.has(group.id) ? {} : translationsOf(group)),
    ...bounds(group),
    options: group.options.map((option) => optionBody(option, known, stored)),
  }));
};

/** Ids of the groups that an item comes with, in the order of the menu's groups. */
export const groupIdsOf = ({ groups }: ChoicesDraft, itemId: string): string[] =>
  groups.filter(({ usedBy }) => usedBy.includes(itemId)).map(({ id }) => id);

/**
 * What saving the choices of a menu sends: all groups, and of items those that come with other groups than before.
 */
export const choicesRequest = (draft: ChoicesDraft, base: Menu): EditBody => {
  const changed = (items: Menu['items']) =>
    items
      .map(({ id, option_group_ids = [] }) => ({
        id,
        before: option_group_ids,
        option_group_ids: groupIdsOf(draft, id),
      }))
      .filter(({ before, option_group_ids }) => before.join() !== option_group_ids.join())
      .map(({ id, option_group_ids }) => ({ id, option_group_ids }));
  return {
    version: base.version,
    option_groups: groupBodies(draft, base),
    sections: base.sections
      .map(({ id, items }) => ({ id, items: changed(items) }))
      .filter(({ items }) => items.length > 0),
    items: changed(base.items),
  };
};
