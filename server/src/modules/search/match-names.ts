import type { MatchWay, SearchMatch } from '@tavolina/shared-api/contract';
import { analyseText } from './analyse-text.ts';
import type { Answers, UnitMeaning } from './read-meanings.ts';

const isAny = (have: ReadonlySet<string>, wanted: Iterable<string>): boolean =>
  [...wanted].some((one) => have.has(one));

/** How a name or another text answers a unit; undefined if it does not. */
export const wayOf = (name: string, { unit, prefix, typo }: UnitMeaning): MatchWay | undefined => {
  const { stems, groups, wider } = analyseText(name);
  const has = (answers: Answers): boolean => isAny(stems, answers.stems) || isAny(groups, answers.groups);
  if (unit.stems.every((stem) => stems.has(stem))) return 'word';
  if (isAny(groups, unit.groups) || isAny(wider, unit.groups)) return 'meaning';
  if (has(prefix)) return 'prefix';
  return has(typo) ? 'typo' : undefined;
};

const BEST_FIRST: readonly MatchWay[] = ['word', 'prefix', 'meaning', 'typo'];

/** Which names answer a search, the best first: by way, then in their order. Each name is named once. */
export const matchNames = (names: readonly string[], meanings: readonly UnitMeaning[]): SearchMatch[] => {
  const matches = [...new Set(names)].flatMap((name) => {
    const ways = meanings.flatMap((meaning) => {
      const way = wayOf(name, meaning);
      return way ? [{ name, typed: meaning.unit.typed, way }] : [];
    });
    return ways.toSorted(byWay).slice(0, 1);
  });
  return matches.toSorted(byWay);
};

const byWay = (one: SearchMatch, other: SearchMatch): number =>
  BEST_FIRST.indexOf(one.way) - BEST_FIRST.indexOf(other.way);
