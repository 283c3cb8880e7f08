import { isDeclared } from '@tavolina/shared-api/contract';
import type { DemoGroup, DemoItem, DemoMenu, DemoPlan, WrittenPlace } from '../demo-types.ts';
import { usualGroupsOf } from './kinds-of-dishes.ts';
import { withUsualAllergens } from './usual-allergens.ts';
import { USUAL_GROUPS } from './usual-groups.ts';

/** A menu with each of its dishes changed. */
const withDishes = (menu: DemoMenu, change: (dish: DemoItem) => DemoItem): DemoMenu => ({
  ...menu,
  sections: Object.fromEntries(
    Object.entries(menu.sections).map(([title, dishes]) => [title, dishes.map(change)]),
  ),
  ...(menu.items && { items: menu.items.map(change) }),
});

/** All dishes of a menu. */
const dishesOf = ({ sections, items = [] }: DemoMenu): DemoItem[] => [
  ...Object.values(sections).flat(),
  ...items,
];

/**
 * Whether a dish can have a group. A dish that is free from an allergen gets none that has to be chosen from: its options declare
 * nothing, so that a search for what is free from it would no longer find the dish (product.md §419).
 */
const suits = ({ least = 0 }: DemoGroup, { allergens = {} }: DemoItem): boolean =>
  least === 0 || !Object.values(allergens).includes('free_from');

/** A menu for which no choices are written, with those that its kinds of dishes usually come with. */
const withUsualChoices = (menu: DemoMenu): DemoMenu => {
  if (menu.groups) return menu;
  const chosen = withDishes(menu, (dish) => {
    const choices = usualGroupsOf(dish, menu.cuisine).filter((name) => suits(USUAL_GROUPS[name], dish));
    return choices.length > 0 ? { ...dish, choices } : dish;
  });
  const used = new Set(dishesOf(chosen).flatMap(({ choices = [] }) => choices));
  const groups = Object.entries(USUAL_GROUPS).filter(([name]) => used.has(name));
  return groups.length > 0 ? { ...chosen, groups: Object.fromEntries(groups) } : chosen;
};

/** Plans of places that have never declared an allergen: as on the market, some do not. */
const UNDECLARED: readonly DemoPlan[] = ['free', 'ended'];

/** A place with what is usual of its dishes where nothing else is written: their choices and their allergens. */
export const withUsualFacts = <P extends WrittenPlace>(place: P): P => {
  const menus = place.menus.map(withUsualChoices);
  const isSilent = !menus.flatMap(dishesOf).some(isDeclared) && !UNDECLARED.includes(place.plan);
  return { ...place, menus: isSilent ? menus.map((menu) => withDishes(menu, withUsualAllergens)) : menus };
};
