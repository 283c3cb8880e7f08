import { type Item, isAlways, type Menu, type Schedules } from '@tavolina/shared-api/contract';

/**
 * Schedules of the dishes of a menu by their ids: the menu's, the section's and the dish's own (product.md §459). A dish that
 * is always served is absent.
 */
export const schedulesOf = ({ schedule, sections, items }: Menu): ReadonlyMap<string, Schedules> => {
  const of = (list: readonly Item[], section: Menu['schedule'] = null): [string, Schedules][] =>
    list.flatMap((item): [string, Schedules][] => {
      const saying = [schedule, section, item.schedule].filter((one) => one && !isAlways(one));
      return saying.length > 0 ? [[item.id, saying]] : [];
    });
  return new Map([...sections.flatMap((section) => of(section.items, section.schedule)), ...of(items)]);
};
