import type {
  ContentLanguage,
  CuisineType,
  MenuSearch,
  RestaurantSearch,
  Suggestions,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/database/reader.ts';
import type { WordLookup } from '../search/search-service.ts';
import type { Found, FoundPage, Total } from './list/found-page.ts';
import type { SearchPlan } from './list/search-plan.ts';

/** A place that a search finds, with the menu that answers it best. */
export interface FoundPlace extends Found {
  best_menu: string;
}

/** What answers a query term: a name that has all of these, or words that begin with each. */
export interface LexemeQuery {
  lexemes: readonly string[];
  isPrefix: boolean;
}

/** What answers a query term in documents: the words as they were typed, and those that begin so or are a typo away. */
export interface PlaceTerms {
  asTyped: readonly string[];
  others: readonly string[];
}

/** A dish that is suggested. */
export type SuggestedDish = Suggestions['dishes'][number];

/** A place with the menu that is opened for it. */
export interface SuggestedPlace {
  id: string;
  name: string;
  city: string;
  menu_id: string;
  slug: string;
}

/**
 * All that the search asks of what holds its documents (decision 0046): ids, totals and suggestions for a plan that was read before,
 * and the words by which a plan and hints are read. What a card shows comes from the tables of menus and places.
 */
export interface SearchIndex {
  /** One page of the menus that a search finds. */
  findMenus: (plan: SearchPlan<MenuSearch>) => Promise<FoundPage>;
  countMenus: (plan: SearchPlan<MenuSearch>) => Promise<Total>;
  /** One page of the places that a search finds: those with a menu that answers it. */
  findPlaces: (plan: SearchPlan<RestaurantSearch>) => Promise<FoundPage<FoundPlace>>;
  countPlaces: (plan: SearchPlan<RestaurantSearch>) => Promise<Total>;
  /**
   * Dishes on menus whose names answer all query terms: first those with words that begin as was typed, then those
   * that are written in a language, then those of most menus. Each by its name in that language, where it has one.
   * @param isMeant whether a name without such words is near enough
   */
  suggestDishes: (
    queryTerms: readonly (readonly LexemeQuery[])[],
    limit: number,
    isMeant: (name: string) => boolean,
    language: ContentLanguage | undefined,
  ) => Promise<SuggestedDish[]>;
  /** Places that answer all query terms: first those that have all words as typed, then the best rated. */
  suggestPlaces: (queryTerms: readonly PlaceTerms[], limit: number) => Promise<SuggestedPlace[]>;
  /** Which of some cuisines a published menu has. */
  servedCuisines: (codes: readonly CuisineType[]) => Promise<CuisineType[]>;
  /** The words of all published menus. */
  words: WordLookup;
  /** Words of menus that are most like another one, the nearest first: for hints, where more typos are forgiven. */
  nearestWords: (word: string, limit: number) => Promise<string[]>;
  /** Which of some stems stand in a published menu. */
  knownStems: (stems: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Cities of documents that name a city, folded: an address may stand before it, as in "plazh, durres". */
  citiesNaming: (city: string) => Promise<string[]>;
  /** Which of some places take online orders at a time. */
  placesTakingOrders: (ids: readonly string[], now: Date) => Promise<ReadonlySet<string>>;
}

/** Opens a `SearchIndex`. Another engine is another one of these; `chosen-engine.ts` chooses it. */
export interface SearchEngine {
  /** An index that is asked by itself. */
  indexOf: (database: Queryable) => SearchIndex;
  /** Runs a search whose words, plan and results are read together. */
  searching: <T>(database: Reader, hasWords: boolean, work: (index: SearchIndex) => Promise<T>) => Promise<T>;
}
