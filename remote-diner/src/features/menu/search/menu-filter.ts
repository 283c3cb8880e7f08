import {
  ALLERGENS,
  type Allergen,
  canBeHadFor,
  canBeHadWithout,
  type Declarations,
  DIETS,
  type Diet,
  type GroupsById,
  type Item,
  isFreeFrom,
  isSuitable,
  keepsDiet,
  type Menu,
} from '@tavolina/shared-api/contract';
import { DIET_PARAM, WITHOUT_PARAM } from '../../../lib/declared/declared-params.ts';

/** What a menu is filtered by: diets that a dish suits, and allergens that it is free from (product.md §419). */
export interface MenuFilter {
  diets: readonly Diet[];
  without: readonly Allergen[];
}

const codesIn = <C extends string>(params: URLSearchParams, name: string, codes: readonly C[]): C[] => {
  const named = new Set((params.get(name) ?? '').split(','));
  return codes.filter((code) => named.has(code));
};

/** The filter in an address; what it does not know is left out. */
export const readMenuFilter = (params: URLSearchParams): MenuFilter => ({
  diets: codesIn(params, DIET_PARAM, DIETS),
  without: codesIn(params, WITHOUT_PARAM, ALLERGENS),
});

/** An address with another filter, whose codes stand in one order however they were chosen. */
export const withMenuFilter = (params: URLSearchParams, { diets, without }: MenuFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, codes] of [
    [DIET_PARAM, DIETS.filter((code) => diets.includes(code))],
    [WITHOUT_PARAM, ALLERGENS.filter((code) => without.includes(code))],
  ] as const)
    if (codes.length > 0) next.set(name, codes.join(','));
    else next.delete(name);
  return next;
};

/** Whether a dish declares all that a filter asks for, and can be had so (product.md §419). */
export const passes = (item: Item, { diets, without }: MenuFilter, groups: GroupsById): boolean =>
  diets.every((diet) => canBeHadFor(item, diet, groups)) &&
  without.every((allergen) => canBeHadWithout(item, allergen, groups));

/** What some dishes can be filtered by: whatever at least one of them declares. */
export const filterable = (items: readonly Item[]): MenuFilter => ({
  diets: DIETS.filter((diet) => items.some((item) => isSuitable(item, diet))),
  without: ALLERGENS.filter((allergen) => items.some((item) => isFreeFrom(item, allergen))),
});

/** How much a filter asks for. */
export const countOf = ({ diets, without }: MenuFilter): number => diets.length + without.length;

const fits = (option: Declarations, { diets, without }: MenuFilter): boolean =>
  diets.every((diet) => keepsDiet(option, diet)) && without.every((allergen) => isFreeFrom(option, allergen));

/** A menu in which nothing is chosen beforehand that does not go with its filter (product.md §419). */
export const withFittingDefaults = (menu: Menu, filter: MenuFilter): Menu =>
  menu.option_groups === undefined || countOf(filter) === 0
    ? menu
    : {
        ...menu,
        option_groups: menu.option_groups.map((group) => ({
          ...group,
          options: group.options.map((option) => ({
            ...option,
            is_default: option.is_default && fits(option, filter),
          })),
        })),
      };
