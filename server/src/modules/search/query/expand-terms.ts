import { GROUP_FINDER } from '../text/analyse-text.ts';
import { forgivenTypos, mostTypos } from '../text/typos.ts';
import type { MenuWord, WordLookup } from './menu-words.ts';
import { nearInVocabulary } from './near-in-vocabulary.ts';
import { type NearName, nearNames } from './near-names.ts';
import type { QueryTerm } from './query-terms.ts';

/** Stems and groups of the vocabulary, any of which answers a query term. */
export interface Answers {
  stems: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** A query term with everything that answers it, by the way it does (product.md §251). */
export interface ExpandedTerm {
  queryTerm: QueryTerm;
  /** What begins with it; empty where a query term is complete. */
  prefix: Answers;
  /** What is a typo away; empty where typos are not looked for. */
  typo: Answers;
  /** The name that it is with its neighbours if some of them are mistyped (product.md §373). */
  correctedName?: CorrectedName;
}

/** What a query term is in a name. */
interface CorrectedName {
  /** All query terms of the name, as they were typed. */
  typed: string;
  groups: readonly string[];
  /** The words that may have been meant. */
  names: readonly (readonly string[])[];
  /** Whether a typo is counted for it. */
  isTypo: boolean;
}

/** Nothing answers. */
export const NO_ANSWERS: Answers = { stems: new Set(), groups: new Set() };
const NO_TERMS: ReadonlySet<QueryTerm> = new Set();
/** A single letter begins nearly every word, two begin many kinds of food. */
const MIN_PREFIX = { word: 2, group: 3 };

const groupsWhere = (fits: (word: string) => boolean): string[] =>
  [...GROUP_FINDER.words].filter(([word]) => fits(word)).flatMap(([, groups]) => groups);

/** Words of menus and of the vocabulary that may be meant: those with the fewest typos. */
const meantWords = (typed: string, known: readonly MenuWord[]): Answers => {
  const stems = known.flatMap(({ word, stem }) => {
    const typos = forgivenTypos(typed, word);
    return stem !== '' && typos ? [{ typos, stem, groups: [] }] : [];
  });
  const groups = [...nearInVocabulary(typed)].map(([word, typos]) => ({
    typos,
    stem: '',
    groups: GROUP_FINDER.words.get(word) ?? [],
  }));
  const near = [...stems, ...groups.filter((each) => each.groups.length > 0)];
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const nearest = near.filter(({ typos }) => typos === fewest);
  return {
    stems: new Set(nearest.map(({ stem }) => stem).filter(Boolean)),
    groups: new Set(nearest.flatMap((candidate) => candidate.groups)),
  };
};

const begunBy = async (known: WordLookup, { words, stems, groups }: QueryTerm): Promise<Answers> => {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < MIN_PREFIX.word) return NO_ANSWERS;
  const begun = await known.begunBy(word);
  const meant =
    word.length < MIN_PREFIX.group ? [] : groupsWhere((other) => other !== word && other.startsWith(word));
  return {
    stems: new Set(begun.map(({ stem }) => stem).filter((stem) => stem !== '' && !stems.includes(stem))),
    groups: new Set(meant.filter((id) => !groups.includes(id))),
  };
};

/** So many words of a query are corrected at most: each is compared with thousands of others. */
const MAX_MISTYPED = 4;

/** Query terms that are taken for mistyped: of many first those that the vocabulary does not have (product.md §374). */
const termsToCorrect = (queryTerms: readonly QueryTerm[]): ReadonlySet<QueryTerm> => {
  const unknownFirst = queryTerms.toSorted(
    (one, other) => Number(one.groups.length > 0) - Number(other.groups.length > 0),
  );
  return new Set(unknownFirst.slice(0, MAX_MISTYPED));
};

/** Names of several words are corrected as a whole (near-names.ts). */
const isOneLongWord = ({ words }: QueryTerm): boolean => words.length === 1 && mostTypos(words[0] ?? '') > 0;

/** Words of menus that may be meant by mistyped query terms, and those words as they are where menus have them. */
const nearInMenus = async (known: WordLookup, queryTerms: readonly QueryTerm[]): Promise<MenuWord[]> =>
  queryTerms.length === 0 ? [] : known.sharingVariant(queryTerms.flatMap(({ words }) => words));

/**
 * Query terms with the name that they are together. Where menus have what was typed for one of the mistyped ones, the whole name counts
 * as a guess, a typo in each of its query terms: of `house wien` a house and a Wiener schnitzel come before a house wine.
 */
const withNames = (
  expandedTerms: readonly ExpandedTerm[],
  names: readonly NearName[],
  alike: readonly MenuWord[],
): ExpandedTerm[] => {
  const isAnswered = ({ queryTerm, prefix }: ExpandedTerm): boolean =>
    queryTerm.groups.length + prefix.stems.size + prefix.groups.size > 0 ||
    alike.some(({ stem }) => queryTerm.stems.includes(stem));
  const parts = names.flatMap(({ queryTerms, groups, names: meant, mistyped }) => {
    const typed = queryTerms.map((queryTerm) => queryTerm.typed).join(' ');
    const isDoubtful = expandedTerms.some((each) => mistyped.has(each.queryTerm) && isAnswered(each));
    return queryTerms.map((queryTerm): [QueryTerm, CorrectedName] => [
      queryTerm,
      { typed, groups, names: meant, isTypo: isDoubtful || mistyped.has(queryTerm) },
    ]);
  });
  const byUnit = new Map(parts);
  return expandedTerms.map((expanded) => {
    const correctedName = byUnit.get(expanded.queryTerm);
    return correctedName ? { ...expanded, correctedName } : expanded;
  });
};

/**
 * Looks up what answers some query terms.
 * @param known the words of what is searched
 * @param unfinished query terms that may be the beginning of a word
 * @param withTypos whether mistyped words are looked for
 */
export const expandTerms = async (
  known: WordLookup,
  queryTerms: readonly QueryTerm[],
  unfinished: ReadonlySet<QueryTerm>,
  withTypos: boolean,
): Promise<ExpandedTerm[]> => {
  const mistyped = withTypos ? termsToCorrect(queryTerms) : NO_TERMS;
  const words = [...mistyped].filter(isOneLongWord);
  const alike = await nearInMenus(known, words);
  const expandedTerms: ExpandedTerm[] = [];
  // One after another, so that a search uses one connection at a time.
  for (const queryTerm of queryTerms)
    expandedTerms.push({
      queryTerm,
      prefix: unfinished.has(queryTerm) ? await begunBy(known, queryTerm) : NO_ANSWERS,
      typo: words.includes(queryTerm) ? meantWords(queryTerm.words[0] ?? '', alike) : NO_ANSWERS,
    });
  return withTypos ? withNames(expandedTerms, nearNames(queryTerms, mistyped), alike) : expandedTerms;
};
