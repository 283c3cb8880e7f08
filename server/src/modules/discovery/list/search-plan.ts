import type { Location, MenuSearch, RestaurantSearch } from '@tavolina/shared-api/contract';
import type { ExpandedTerm, ScoredClause } from '../../search/search-service.ts';

/** A search of a public list. */
export type ListSearch = MenuSearch | RestaurantSearch;

/** A search, with everything known before documents are looked at. */
export interface SearchPlan<S extends ListSearch = ListSearch> {
  search: S;
  now: Date;
  /** Ways in which documents answer the words; each query term must be answered. */
  clauses: readonly ScoredClause[];
  /** How many query terms all texts have; `meanings` has those of `q` only. */
  termCount: number;
  /** Of the words of `q`; without any, the list is not ranked by words. */
  expandedTerms: readonly ExpandedTerm[];
  /** Whether some words have no letters or digits: nothing answers them. */
  isUnanswerable: boolean;
  /** Cities that are filtered by, as documents hold them; undefined without a city that the storefront knows. */
  cities: readonly string[] | undefined;
  /** From where distances are measured (product.md §252). */
  from: Location | undefined;
}
