import { MATCH_WAYS, type MatchWay, type SearchMatch } from '@tavolina/shared-api/contract';
import { begunWords } from '../query/begun-words.ts';
import { type Answers, NO_ANSWERS, type UnitMeaning } from '../query/read-meanings.ts';
import { type Analysis, analyseText, isDiet } from '../text/analyse-text.ts';
import { splitWords } from '../text/split-words.ts';
import type { NamedMatch } from './with-diets.ts';

// A loop, as it runs some hundred times for each card: copies for `some` took a tenth of that time.
const isAny = (have: ReadonlySet<string>, wanted: Iterable<string>): boolean => {
  for (const one of wanted) if (have.has(one)) return true;
  return false;
};

/** Whether a word of a text begins with the last typed one. */
const hasBeginning = (text: string, { words }: UnitMeaning['unit']): boolean => {
  const begun = words.at(-1) ?? '';
  return splitWords(text).some((word) => word.startsWith(begun));
};

/** The words of a phrase, each as it is written; none of a single word, nor of a diet, whose words mean it together only. */
export const wordsApart = ({ unit }: UnitMeaning): UnitMeaning[] => {
  const { typed, words, stems, groups } = unit;
  if (words.length < 2 || isDiet(groups)) return [];
  return typed.split(' ').map((word, index) => ({
    unit: {
      typed: word,
      words: words.slice(index, index + 1),
      stems: stems.slice(index, index + 1),
      groups: [],
    },
    prefix: NO_ANSWERS,
    typo: NO_ANSWERS,
  }));
};

/** How a text answers a unit, what was typed for it, and how good that is. */
export interface RankedAnswer extends Pick<SearchMatch, 'way' | 'typed'> {
  /** The lower, the better. */
  rank: number;
  /** Whether it only begins as the typed word does, and is something else (product.md §445). */
  isOther: boolean;
}

/** A name with everything that it answers. */
interface Answering {
  name: string;
  /** The best one first. */
  answers: readonly RankedAnswer[];
  /** The units that they are of. */
  answered: readonly UnitMeaning[];
}

/**
 * What is something else comes behind what the word means (product.md §445), though it begins with a whole word or has it. All other
 * answers have the order of `MATCH_WAYS`.
 */
const OTHERS_RANK = MATCH_WAYS.indexOf('meaning') + 0.5;

/** Whether a word stands in a text as part of what means something else, as `pulë` in `pulë deti`. */
const standsInOther = ({ unit }: UnitMeaning, { groups, wider }: Analysis): boolean =>
  unit.groups.length > 0 && !isAny(groups, unit.groups) && !isAny(wider, unit.groups);

/** The way in which a text answers what a unit may become as it is typed on; what that means may be written with other letters. */
const begunWay = (
  name: string,
  { stems, groups }: Analysis,
  { unit, prefix }: UnitMeaning,
): MatchWay | undefined => {
  if (isAny(stems, prefix.stems)) return 'prefix';
  if (!isAny(groups, prefix.groups)) return undefined;
  return hasBeginning(name, unit) ? 'prefix' : 'meaning';
};

/** All ways in which a text answers a unit. */
const answersOf = (name: string, meaning: UnitMeaning, related: Answers): RankedAnswer[] => {
  const { unit, typo, partOfName } = meaning;
  const analysis = analyseText(name);
  const { stems, groups, wider } = analysis;
  const answer = (way: MatchWay, isOther = false, typed = unit.typed): RankedAnswer => ({
    ...{ way, typed, isOther },
    rank: isOther ? OTHERS_RANK : MATCH_WAYS.indexOf(way),
  });
  const isMeant = isAny(groups, unit.groups) || isAny(wider, unit.groups);
  const isWritten = unit.stems.every((stem) => stems.has(stem)) && (isMeant || !isDiet(unit.groups));
  const begun = begunWay(name, analysis, meaning);
  const isMistyped = isAny(stems, typo.stems) || isAny(groups, typo.groups) || isAny(wider, typo.groups);
  return [
    ...(isWritten ? [{ ...answer('word', standsInOther(meaning, analysis)), isOther: false }] : []),
    ...(begun ? [answer(begun, !isAny(stems, related.stems) && !isAny(groups, related.groups))] : []),
    ...(isMeant ? [answer('meaning')] : []),
    ...(isMistyped ? [answer('typo')] : []),
    ...(partOfName && isAny(groups, partOfName.groups) ? [answer('typo', false, partOfName.typed)] : []),
  ];
};

/** Ranks how names or other texts answer a unit, each in its best way; undefined for those that do not. */
export const rankNames = (meaning: UnitMeaning): ((name: string) => RankedAnswer | undefined) => {
  const { related, unknown } = begunWords(meaning);
  // Of one card, a name with a word that nobody knows may be meant as well.
  const near: Answers = { ...related, stems: new Set([...related.stems, ...unknown.stems]) };
  return (name) => answersOf(name, meaning, near).toSorted((one, other) => one.rank - other.rank)[0];
};

/** How a name or another text answers a unit; undefined if it does not. */
export const answerOf = (name: string, meaning: UnitMeaning): RankedAnswer | undefined =>
  rankNames(meaning)(name);

const rankOf = ({ answers: [best] }: Answering): number => best?.rank ?? 0;

/** Names of what answers several units come first: for grilled octopus, it and not just anything grilled. */
const byUnitsThenRank = (one: Answering, other: Answering): number =>
  other.answers.length - one.answers.length || rankOf(one) - rankOf(other);

/**
 * Which names answer a search, the best first: by how many units they answer, by the best way, then in their order. Each name is
 * named once. A typo is told only where nothing else answers its unit.
 * @param lists names, those of each list before those of the next
 * @param diets what dishes are declared for, in words by their names: one that is called a burger is a vegan burger then
 */
export const matchNames = (
  lists: readonly (readonly string[])[],
  meanings: readonly UnitMeaning[],
  diets: ReadonlyMap<string, string>,
): NamedMatch[] => {
  const rankings = meanings.map(rankNames);
  const waysOf = (name: string): (RankedAnswer | undefined)[] => {
    const ways = rankings.map((rank) => rank(name));
    return ways.some(Boolean)
      ? ways.map((way, unit) => way ?? rankings[unit]?.(diets.get(name) ?? ''))
      : ways;
  };
  const all = lists.map((names) => [...new Set(names)].map((name) => ({ name, ways: waysOf(name) })));
  const isKnown = meanings.map((_, unit) =>
    all.flat().some(({ ways }) => ways[unit] !== undefined && ways[unit].way !== 'typo'),
  );
  const answering = all.map((names) =>
    names.map(({ name, ways }): Answering => {
      const told = ways.map((way, unit) => (isKnown[unit] && way?.way === 'typo' ? undefined : way));
      return {
        name,
        answers: told.flatMap((way) => way ?? []).toSorted((one, other) => one.rank - other.rank),
        answered: meanings.filter((_, unit) => told[unit]),
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
