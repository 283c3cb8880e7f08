import type { Database, Queryable } from '../../platform/database/database.ts';
import { byIndexes } from './documents-sql-repository.ts';
import { countMenus, findMenus } from './found-menus-repository.ts';
import { countPlaces, findPlaces } from './found-places-repository.ts';
import type { SearchIndex } from './search-index.ts';
import { findDishNames, findServedCuisines, findSuggestedPlaces } from './suggestions-repository.ts';

/** The tables of documents, words and names, see `SearchIndex`. */
export const postgresIndex = (database: Queryable): SearchIndex => ({
  findMenus: (plan) => findMenus(database, plan),
  countMenus: (plan) => countMenus(database, plan),
  findPlaces: (plan) => findPlaces(database, plan),
  countPlaces: (plan) => countPlaces(database, plan),
  suggestDishes: (...asked) => findDishNames(database, ...asked),
  suggestPlaces: (...asked) => findSuggestedPlaces(database, ...asked),
  servedCuisines: (codes) => findServedCuisines(database, codes),
});

/** Searches with one connection; words are read by the indexes of the database alone. */
export const searching = <T>(
  database: Database,
  hasWords: boolean,
  work: (index: SearchIndex, client: Queryable) => Promise<T>,
): Promise<T> => {
  const run = (client: Queryable): Promise<T> => work(postgresIndex(client), client);
  return hasWords ? byIndexes(database, run) : run(database);
};
