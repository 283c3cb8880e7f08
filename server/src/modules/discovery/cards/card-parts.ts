import type { Queryable } from '../../../platform/database/database.ts';
import { offeredTranslations } from '../../menus/menus-service.ts';
import { type Found, type FoundPage, pagesOf } from '../list/found-page.ts';
import type { ListSearch, SearchPlan } from '../list/search-plan.ts';
import type { PlaceRow } from './cards-repository.ts';
import { readServedNames, type ServedNames } from './served-names-repository.ts';

/** How many results and pages there are, as answers say it. */
export const counts = (found: FoundPage<Found>, search: ListSearch) => ({
  total: found.total,
  pages: pagesOf(found, search),
  ...(found.isMinimum && { is_total_minimum: true as const }),
});

/** How far a result is, in whole metres; null where it is not known (product.md §252). */
export const distanceOf = ({ distance_m }: Found): number | null =>
  distance_m === null ? null : Math.round(distance_m);

/** What is popular there, where anything is (product.md §498), by its names in all languages of its place (§528). */
export const popularOf = ({ popular, languages }: Pick<PlaceRow, 'popular' | 'languages'>) =>
  popular.length > 0 && {
    popular: popular.map(({ name }) => name),
    popular_dishes: popular.map(({ name, translations }) => ({
      name,
      ...offeredTranslations(translations, ['name'], languages),
    })),
  };

/** What menus serve is read only where words are searched. */
export const servedFor = async (database: Queryable, plan: SearchPlan, menuIds: readonly string[]) =>
  plan.expandedTerms.length === 0 ? new Map<string, ServedNames>() : readServedNames(database, menuIds);

/** Codes by which menus are found, with the fields they stand in. */
export const codesOf = ({
  cuisine_type,
  category,
}: {
  cuisine_type: string | null;
  category: string | null;
}) => [
  { name: cuisine_type, field: 'cuisine' as const },
  { name: category, field: 'category' as const },
];

/** What some menus serve, of those that were read. */
export const servedBy = (
  menus: readonly { id: string }[],
  served: ReadonlyMap<string, ServedNames>,
): ServedNames[] => menus.flatMap(({ id }) => served.get(id) ?? []);
