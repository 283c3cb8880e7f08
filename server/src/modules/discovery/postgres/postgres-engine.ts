import type { Queryable } from '../../../platform/database/database.ts';
import type { SearchEngine, SearchIndex } from '../search-engine.ts';
import { byIndexes } from './documents-sql-repository.ts';
import { countMenus, findMenus } from './found-menus-repository.ts';
import { countPlaces, findPlaces } from './found-places-repository.ts';
import { findDishNames, findServedCuisines, findSuggestedPlaces } from './suggestions-repository.ts';
import { findTakingOrders } from './taking-orders-repository.ts';
import { findByTrigrams, findCities, findKnownStems, wordsOfMenus } from './word-lookup-repository.ts';

/** The tables of documents, words and names, see `SearchIndex`. */
const postgresIndex = (database: Queryable): SearchIndex => ({
  findMenus: (plan) => findMenus(database, plan),
  countMenus: (plan) => countMenus(database, plan),
  findPlaces: (plan) => findPlaces(database, plan),
  countPlaces: (plan) => countPlaces(database, plan),
  suggestDishes: (...wanted) => findDishNames(database, ...wanted),
  suggestPlaces: (...wanted) => findSuggestedPlaces(database, ...wanted),
  servedCuisines: (codes) => findServedCuisines(database, codes),
  words: wordsOfMenus(database),
  nearestWords: (word, limit) => findByTrigrams(database, word, limit),
  knownStems: (stems) => findKnownStems(database, stems),
  citiesNaming: (city) => findCities(database, city),
  placesTakingOrders: (ids, now) => findTakingOrders(database, ids, now),
});

/** PostgreSQL: searches have one connection, and words are read by its indexes alone. */
export const postgresEngine: SearchEngine = {
  indexOf: postgresIndex,
  searching: (database, hasWords, work) => {
    const run = (client: Queryable) => work(postgresIndex(client));
    return hasWords ? byIndexes(database, run) : run(database);
  },
};
