import { MATCH_WAYS, type MatchWay, type SearchMatch } from '@tavolina/shared-api/contract';
import { begunWords } from '../query/begun-words.ts';
import { type Answers, type ExpandedTerm, NO_ANSWERS } from '../query/expand-terms.ts';
import { type Analysis, analyseText, isDiet } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import type { NamedMatch } from './with-diets.ts';

// A loop, as it runs some hundred times for each card: copies for `some` took a tenth of that time.
const isAny = (have: ReadonlySet<string>, wanted: Iterable<string>): boolean => {
  for (const one of wanted) if (have.has(one)) return true;
  return false;
};

/** Whether a word of a text begins with the last typed one. */
const hasBeginning = (text: string, { words }: ExpandedTerm['queryTerm']): boolean => {
  const begun = words.at(-1) ?? '';
  return splitWords(text).some((word) => word.startsWith(begun));
};

/** The words of a phrase, each as it is written; none of a single word, nor of a diet, whose words mean it together only. */
export const wordsApart = ({ queryTerm }: ExpandedTerm): ExpandedTerm[] => {
  const { typed, words, stems, groups } = queryTerm;
  if (words.length < 2 || isDiet(groups)) return [];
  return typed.split(' ').map((word, index) => ({
    queryTerm: {
      typed: word,
      words: words.slice(index, index + 1),
      stems: stems.slice(index, index + 1),
      groups: [],
    },
    prefix: NO_ANSWERS,
    typo: NO_ANSWERS,
  }));
};

/** How a text answers a query term, what was typed for it, and how good that is. */
export interface RankedAnswer extends Pick<SearchMatch, 'way' | 'typed'> {
  /** The lower, the better. */
  rank: number;
  /** Whether it only begins as the typed word does, and is something else (product.md §445). */
  isUnrelated: boolean;
}

/** A name with everything that it answers. */
interface Answering {
  name: string;
  /** The best one first. */
  answers: readonly RankedAnswer[];
  /** The query terms that they are of. */
  answered: readonly ExpandedTerm[];
}

/**
 * What is something else comes behind what the word means (product.md §445), though it begins with a whole word or has it. All other
 * answers have the order of `MATCH_WAYS`.
 */
const UNRELATED_RANK = MATCH_WAYS.indexOf('meaning') + 0.5;

/** Whether a word stands in a text as part of what means something else, as `pulë` in `pulë deti`. */
const standsInUnrelated = ({ queryTerm }: ExpandedTerm, { groups, wider }: Analysis): boolean =>
  queryTerm.groups.length > 0 && !isAny(groups, queryTerm.groups) && !isAny(wider, queryTerm.groups);

/** The way in which a text answers what a query term may become as it is typed on; what that means may be written with other letters. */
const begunWay = (
  name: string,
  { stems, groups }: Analysis,
  { queryTerm, prefix }: ExpandedTerm,
): MatchWay | undefined => {
  if (isAny(stems, prefix.stems)) return 'prefix';
  if (!isAny(groups, prefix.groups)) return undefined;
  return hasBeginning(name, queryTerm) ? 'prefix' : 'meaning';
};

/** All ways in which a text answers a query term. */
const answersOf = (name: string, expanded: ExpandedTerm, related: Answers): RankedAnswer[] => {
  const { queryTerm, typo, correctedName } = expanded;
  const analysis = analyseText(name);
  const { stems, groups, wider } = analysis;
  const answer = (way: MatchWay, isUnrelated = false, typed = queryTerm.typed): RankedAnswer => ({
    ...{ way, typed, isUnrelated },
    rank: isUnrelated ? UNRELATED_RANK : MATCH_WAYS.indexOf(way),
  });
  const isMeant = isAny(groups, queryTerm.groups) || isAny(wider, queryTerm.groups);
  const isWritten =
    queryTerm.stems.every((stem) => stems.has(stem)) && (isMeant || !isDiet(queryTerm.groups));
  const begun = begunWay(name, analysis, expanded);
  const isMistyped = isAny(stems, typo.stems) || isAny(groups, typo.groups) || isAny(wider, typo.groups);
  return [
    ...(isWritten ? [{ ...answer('word', standsInUnrelated(expanded, analysis)), isUnrelated: false }] : []),
    ...(begun ? [answer(begun, !isAny(stems, related.stems) && !isAny(groups, related.groups))] : []),
    ...(isMeant ? [answer('meaning')] : []),
    ...(isMistyped ? [answer('typo')] : []),
    ...(correctedName && isAny(groups, correctedName.groups)
      ? [answer('typo', false, correctedName.typed)]
      : []),
  ];
};

/** Ranks how names or other texts answer a query term, each in its best way; undefined for those that do not. */
export const rankNames = (expanded: ExpandedTerm): ((name: string) => RankedAnswer | undefined) => {
  const { related, unknown } = begunWords(expanded);
  // Of one card, a name with a word that nobody knows may be meant as well.
  const near: Answers = { ...related, stems: new Set([...related.stems, ...unknown.stems]) };
  return (name) => answersOf(name, expanded, near).toSorted((one, other) => one.rank - other.rank)[0];
};

/** How a name or another text answers a query term; undefined if it does not. */
export const answerOf = (name: string, expanded: ExpandedTerm): RankedAnswer | undefined =>
  rankNames(expanded)(name);

const rankOf = ({ answers: [best] }: Answering): number => best?.rank ?? 0;

/** Names of what answers several query terms come first: for grilled octopus, it and not just anything grilled. */
const byUnitsThenRank = (one: Answering, other: Answering): number =>
  other.answers.length - one.answers.length || rankOf(one) - rankOf(other);

/**
 * Which names answer a search, the best first: by how many query terms they answer, by the best way, then in their order. Each name is
 * named once. A typo is told only where nothing else answers its query term.
 * @param lists names, those of each list before those of the next
 * @param diets what dishes are declared for, in words by their names: one that is called a burger is a vegan burger then
 */
export const matchNames = (
  lists: readonly (readonly string[])[],
  expandedTerms: readonly ExpandedTerm[],
  diets: ReadonlyMap<string, string>,
): NamedMatch[] => {
  const rankings = expandedTerms.map(rankNames);
  const waysOf = (name: string): (RankedAnswer | undefined)[] => {
    const ways = rankings.map((rank) => rank(name));
    return ways.some(Boolean)
      ? ways.map((way, term) => way ?? rankings[term]?.(diets.get(name) ?? ''))
      : ways;
  };
  const all = lists.map((names) => [...new Set(names)].map((name) => ({ name, ways: waysOf(name) })));
  const isKnown = expandedTerms.map((_, term) =>
    all.flat().some(({ ways }) => ways[term] !== undefined && ways[term].way !== 'typo'),
  );
  const answering = all.map((names) =>
    names.map(({ name, ways }): Answering => {
      const told = ways.map((way, term) => (isKnown[term] && way?.way === 'typo' ? undefined : way));
      return {
        name,
        answers: told.flatMap((way) => way ?? []).toSorted((one, other) => one.rank - other.rank),
        answered: expandedTerms.filter((_, term) => told[term]),
      };
    }),
  );
  return answering.flatMap((names) =>
    names
      .toSorted(byUnitsThenRank)
      .flatMap(({ name, answers: [best], answered }) =>
        best ? { match: { name, way: best.way, typed: best.typed }, answered } : [],
      ),
  );
};
