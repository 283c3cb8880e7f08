import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import { GROUP_FINDER } from '../text/analyse-text.ts';
import type { GroupName } from '../text/find-groups.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { nearInVocabulary } from './near-in-vocabulary.ts';
import type { QueryTerm } from './query-terms.ts';

/** What some query terms are together if some of their words are mistyped. */
interface Likeness {
  /** Groups of the vocabulary. */
  groups: readonly string[];
  /** Words of the names that they come to; none where only a space is too many or too few. */
  names: readonly (readonly string[])[];
  /** Those of the query terms that are mistyped. */
  mistyped: ReadonlySet<QueryTerm>;
}

/** A name of several words, with the query terms that are mistyped for it (product.md §373). */
export interface NearName extends Likeness {
  queryTerms: readonly QueryTerm[];
}

/** A typed word with what it may be. */
interface TypedWord {
  queryTerm: QueryTerm;
  stem: string;
  near: ReadonlyMap<string, number>;
}

interface KnownName extends GroupName {
  stems: readonly string[];
}

const NAMES: readonly KnownName[] = GROUP_FINDER.names.map((name) => ({
  ...name,
  stems: name.words.map(stemWord),
}));
/** Names of several words by their first one and its stem, so that most sequences of typed words are compared with few or none. */
const BY_WORD = groupedBy(NAMES, ({ words: [first] }) => first ?? '');
const BY_STEM = groupedBy(NAMES, ({ stems: [first] }) => first ?? '');

/** Names by their letters alone: a space is left out or typed too much as easily as a letter (icecream, cheese cake). */
const BY_LETTERS = new Map<string, readonly string[]>();
for (const [word, groups] of [
  ...GROUP_FINDER.words,
  ...GROUP_FINDER.names.map(({ words, groups }) => [words.join(''), groups] as const),
])
  BY_LETTERS.set(stemWord(word), [...(BY_LETTERS.get(stemWord(word)) ?? []), ...groups]);

const NONE: ReadonlyMap<string, number> = new Map();

const wordsOf = (queryTerm: QueryTerm, isDoubtful: boolean): TypedWord[] =>
  queryTerm.words.map((word, index) => ({
    queryTerm,
    stem: queryTerm.stems[index] ?? '',
    near: isDoubtful ? nearInVocabulary(word) : NONE,
  }));

/** How many typos each of some words has if they are meant to be a name; undefined where one of them cannot be. */
const typosIn = (words: readonly TypedWord[], { words: named, stems }: KnownName): number[] | undefined => {
  const typos: number[] = [];
  for (const [index, { stem, near }] of words.entries()) {
    const some = stem === stems[index] ? 0 : near.get(named[index] ?? '');
    if (some === undefined) return undefined;
    typos.push(some);
  }
  return typos;
};

/** Names that begin with a typed word, or with one that it may be meant for. */
const namesFrom = ({ stem, near }: TypedWord): ReadonlySet<KnownName> =>
  new Set([...(BY_STEM.get(stem) ?? []), ...[...near.keys()].flatMap((word) => BY_WORD.get(word) ?? [])]);

/** The names that some words come to with the fewest typos, but not with none. */
const nearest = (words: readonly TypedWord[]): Likeness | undefined => {
  let fewest = Number.POSITIVE_INFINITY;
  let found: Likeness | undefined;
  for (const name of words[0] ? namesFrom(words[0]) : []) {
    if (name.words.length !== words.length) continue;
    const typos = typosIn(words, name);
    const sum = typos?.reduce((all, some) => all + some, 0) ?? 0;
    if (sum === 0 || sum > fewest) continue;
    const mistyped = new Set(
      words.flatMap(({ queryTerm }, index) => (typos?.[index] === 0 ? [] : queryTerm)),
    );
    const alike = sum === fewest && found ? found : { groups: [], names: [] };
    found = {
      groups: [...alike.groups, ...name.groups],
      names: [...alike.names, name.words],
      mistyped,
    };
    fewest = sum;
  }
  return found;
};

/**
 * What query terms are together by their letters alone, where a space is left out or typed too much: `tave kosi` for `tavekosi`. Nothing where a
 * single query term is known as that already.
 */
const spacedOtherwise = (queryTerms: readonly QueryTerm[]): Likeness | undefined => {
  const groups = BY_LETTERS.get(stemWord(queryTerms.flatMap(({ words }) => words).join('')));
  const isKnown = queryTerms.length === 1 && groups?.every((group) => queryTerms[0]?.groups.includes(group));
  return groups && !isKnown ? { groups, names: [], mistyped: new Set(queryTerms) } : undefined;
};

/**
 * Names that query terms are together if some of their words are mistyped: the longest from left to right, without overlaps.
 * @param doubtful query terms that may be mistyped
 */
export const nearNames = (queryTerms: readonly QueryTerm[], doubtful: ReadonlySet<QueryTerm>): NearName[] => {
  const words = new Map(
    queryTerms.map((queryTerm) => [queryTerm, wordsOf(queryTerm, doubtful.has(queryTerm))]),
  );
  const nameAt = (start: number): NearName | undefined => {
    for (let end = queryTerms.length; end > start; end -= 1) {
      const some = queryTerms.slice(start, end);
      const name = nearest(some.flatMap((queryTerm) => words.get(queryTerm) ?? [])) ?? spacedOtherwise(some);
      if (name) return { queryTerms: some, ...name };
    }
    return undefined;
  };
  const found: NearName[] = [];
  for (let start = 0; start < queryTerms.length; ) {
    const name = nameAt(start);
    if (name) found.push(name);
    start += name?.queryTerms.length ?? 1;
  }
  return found;
};
