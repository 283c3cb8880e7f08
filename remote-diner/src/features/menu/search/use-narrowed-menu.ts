import { declaresWithChoices, groupsById, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useMemo } from 'react';
import type { ShownSection } from '../menu-sections.ts';
import { filterDishes, indexSections, isLongMenu, searchedWords } from './filter-dishes.ts';
import { countOf, filterable, type MenuFilter, passes } from './menu-filter.ts';
import { useFoundDishes } from './use-found-dishes.ts';
import { useMenuFilter } from './use-menu-filter.ts';
import { useMenuSearch } from './use-menu-search.ts';

const NO_FILTER: MenuFilter = { diets: [], without: [] };

/** How what is left of a menu is told. */
interface Told {
  count: number;
  words: string;
  /** What shall not be in the dishes. */
  leftOut: readonly string[];
  isPending: boolean;
}

/** The sentences about what is left of a menu. */
const useToldResult = () => {
  const { t } = useTranslation('diner');
  return {
    ofSearch: ({ count, words, leftOut, isPending }: Told): string => {
      if (count > 0 && leftOut.length > 0)
        return t('menu.foundWithout', { count, words: leftOut.join(', ') });
      if (count > 0) return t('menu.found', { count, words });
      return t(isPending ? 'menu.searching' : 'menu.foundNone', { words });
    },
    ofFilter: ({ count }: Told): string =>
      count > 0 ? t('menuFilter.found', { count }) : t('menuFilter.foundNone'),
  };
};

/** The dishes of a menu as its search and its filter leave them (product.md §241, §419). */
export const useNarrowedMenu = (menu: Menu, sections: readonly ShownSection[]) => {
  const told = useToldResult();
  const search = useMenuSearch();
  const { filter, change } = useMenuFilter();
  const isLong = isLongMenu(sections);
  const groups = useMemo(() => groupsById(menu.option_groups), [menu]);
  const index = useMemo(() => indexSections(sections), [sections]);
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const offered = useMemo(() => filterable(items), [items]);
  const isDeclaring = useMemo(() => items.some((item) => declaresWithChoices(item, groups)), [items, groups]);
  const words = useMemo(() => (isLong ? searchedWords(search.query) : []), [isLong, search.query]);
  const { dishes, leftOut, isPending, hasFailed, retry } = useFoundDishes(
    menu.id,
    isLong ? search.query : '',
    isLong ? search.address : '',
  );
  const foundById = useMemo(() => new Map(dishes.map((dish) => [dish.id, dish])), [dishes]);
  const searched = useMemo(
    () =>
      leftOut.length === 0
        ? filterDishes(index, words, dishes, (item) => passes(item, filter, groups))
        : filterDishes(index, [], dishes, (item) => foundById.has(item.id) && passes(item, filter, groups)),
    [index, words, dishes, leftOut, foundById, filter, groups],
  );
  const shown = searched.filter(({ found }) => found > 0);
  const count = shown.reduce((sum, { found }) => sum + found, 0);
  const isFiltered = countOf(filter) > 0;
  const isSearched = words.length > 0;
  // Where both leave nothing, the filter is the stricter one, and the one to take back first.
  const isBlamed = isFiltered && (!isSearched || (count === 0 && !isPending));
  const result = told[isBlamed ? 'ofFilter' : 'ofSearch']({
    count,
    words: search.query.trim(),
    leftOut,
    isPending,
  });
  return {
    search,
    filter,
    offered,
    isDeclaring,
    isLong,
    groups,
    words,
    foundById,
    searched,
    shown,
    count,
    isPending,
    /** Asks the server again, where its search failed and nothing is left; null elsewhere (product.md §309). */
    searchAgain: isSearched && count === 0 && hasFailed ? retry : null,
    isFiltered,
    /** What the search and the filter left, in words; null where neither is used. */
    result: isSearched || isFiltered ? result : null,
    change,
    clear: (): void => (isFiltered ? change(NO_FILTER) : search.clear()),
  };
};
