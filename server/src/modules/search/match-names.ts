import { MATCH_WAYS, type SearchMatch } from '@tavolina/shared-api/contract';
import { type Analysis, analyseText, isDiet } from './analyse-text.ts';
import { type Answers, NO_ANSWERS, type UnitMeaning } from './read-meanings.ts';
import { splitWords } from './split-words.ts';
import { begunWords } from './whole-words.ts';
import type { NamedMatch } from './with-diets.ts';

const isAny = (have: ReadonlySet<string>, wanted: Iterable<string>): boolean =>
  [...wanted].some((one) => have.has(one));

/** How a text answers a unit, and what was typed for it. */
interface Answer extends Pick<SearchMatch, 'way' | 'typed'> {
  /** Whether it answers what the unit may become as it is typed on. */
  isBegun?: true;
}

/** Whether a word of a text begins with the last typed one. */
const hasBeginning = (text: string, { words }: UnitMeaning['unit']): boolean => {
  const begun = words.at(-1) ?? '';
  return splitWords(text).some((word) => word.startsWith(begun));
};

/** How a name or another text answers a unit; undefined if it does not. */
export const answerOf = (
  name: string,
  { unit, prefix, typo, partOfName }: UnitMeaning,
): Answer | undefined => {
  const { stems, groups, wider } = analyseText(name);
  const has = (answers: Answers): boolean => isAny(stems, answers.stems) || isAny(groups, answers.groups);
  const { typed } = unit;
  const isMeant = isAny(groups, unit.groups) || isAny(wider, unit.groups);
  const isWritten = unit.stems.every((stem) => stems.has(stem));
  if (isWritten && (isMeant || !isDiet(unit.groups))) return { way: 'word', typed };
  if (isMeant) return { way: 'meaning', typed };
  if (isAny(stems, prefix.stems)) return { way: 'prefix', typed, isBegun: true };
  // What a begun word means may be written with other letters.
  if (isAny(groups, prefix.groups))
    return { way: hasBeginning(name, unit) ? 'prefix' : 'meaning', typed, isBegun: true };
  if (has(typo) || isAny(wider, typo.groups)) return { way: 'typo', typed };
  return partOfName && isAny(groups, partOfName.groups)
    ? { way: 'typo', typed: partOfName.typed }
    : undefined;
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

/** An answer, and how good it is. */
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

/** Of what begins with a whole word or has it, what is something else comes behind what the word means (product.md §445). */
const OTHERS_RANK = MATCH_WAYS.indexOf('meaning') + 0.5;

/** Whether a word stands in a text as part of what means something else, as `pulë` in `pulë deti`. */
const isInOther = ({ unit }: UnitMeaning, { groups, wider }: Analysis): boolean =>
  unit.groups.length > 0 && !isAny(groups, unit.groups) && !isAny(wider, unit.groups);

/** Ranks how names or other texts answer a unit; undefined for those that do not. */
export const rankNames = (meaning: UnitMeaning): ((name: string) => RankedAnswer | undefined) => {
  const { related } = begunWords(meaning);
  return (name) => {
    const answer = answerOf(name, meaning);
    if (!answer) return undefined;
    const analysis = analyseText(name);
    const { stems, groups } = analysis;
    const { way, typed, isBegun } = answer;
    const isOther = isBegun === true && !isAny(stems, related.stems) && !isAny(groups, related.groups);
    const isLast = isOther || (way === 'word' && isInOther(meaning, analysis));
    return { way, typed, isOther, rank: isLast ? OTHERS_RANK : MATCH_WAYS.indexOf(way) };
  };
};

const rankOf = ({ answers: [best] }: Answering): number => best?.rank ?? 0;

/** Names of what answers several units come first: for grilled octopus, it and not just anything grilled. */
const byQuality = (one: Answering, other: Answering): number =>
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
      .toSorted(byQuality)
      .flatMap(({ name, answers: [best], answered }) =>
        best ? { match: { name, way: best.way, typed: best.typed }, answered } : [],
      ),
  );
};
