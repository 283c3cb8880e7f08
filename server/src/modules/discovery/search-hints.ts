import { NARROWING_FILTERS, type SearchHints } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import {
  broaderWords,
  findKnownStems,
  findNearest,
  type SearchUnit,
  splitWords,
} from '../search/search-service.ts';
import type { Found, FoundPage } from './found-page.ts';
import type { ListSearch, SearchPlan } from './read-search.ts';

/** Searches that are offered. */
const QUERIES = 4;
/** Unknown words that are looked up, and searches and filters that are tried: nobody waits for more. */
const TRIED = { words: 2, queries: 4, filters: 4 };
/** Of more words fewer searches are tried: each takes longer, and one word more hardly ever is what was missing. */
const MANY_WORDS = { from: 5, queries: 2 };

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== false && value !== 0;

/**
 * Searches in which a word that nothing answers is a known one; of several known words, each alone; of one, what includes its
 * meaning.
 */
const nearQueries = async (database: Queryable, units: readonly SearchUnit[]): Promise<string[]> => {
  const known = await findKnownStems(
    database,
    units.flatMap(({ stems }) => stems),
  );
  const unknown = units.filter(
    ({ stems, groups }) => groups.length === 0 && !stems.every((stem) => known.has(stem)),
  );
  if (unknown.length === 0)
    return units.length > 1 ? units.map(({ typed }) => typed) : units.flatMap(broaderWords);
  const queries: string[] = [];
  for (const unit of unknown.slice(0, TRIED.words)) {
    const [word = ''] = unit.words;
    const near = await findNearest(database, word, QUERIES);
    const others = units.filter((other) => other !== unit && !unknown.includes(other));
    for (const one of near) queries.push([...others.map(({ typed }) => typed), one].join(' '));
  }
  return queries;
};

/**
 * What to try when nothing was found (product.md §253); nothing otherwise.
 * @param count how many results a search has
 */
export const hintsFor = async <S extends ListSearch>(
  database: Queryable,
  { search, meanings }: SearchPlan<S>,
  { total }: FoundPage<Found>,
  count: (search: S) => Promise<number>,
): Promise<{ hints?: SearchHints }> => {
  if (total > 0) return {};
  const queries: string[] = [];
  const typed = splitWords(search.q ?? '').join(' ');
  const near = await nearQueries(
    database,
    meanings.map(({ unit }) => unit),
  );
  const tried = meanings.length < MANY_WORDS.from ? TRIED.queries : MANY_WORDS.queries;
  for (const q of new Set(near.slice(0, tried)))
    if (q !== typed && (await count({ ...search, q })) > 0) queries.push(q);
  const filters: SearchHints['filters'] = [];
  const set = NARROWING_FILTERS.filter((name) => isSet(search[name]));
  if (set.length > 1 || !set.includes('q'))
    for (const name of set.slice(0, TRIED.filters)) {
      const without = await count({ ...search, [name]: undefined });
      if (without > 0) filters.push({ name, total: without });
    }
  return { hints: { queries, filters } };
};
