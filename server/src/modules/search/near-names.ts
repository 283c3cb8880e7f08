import { GROUP_FINDER } from './analyse-text.ts';
import { nearWords } from './near-words.ts';
import type { SearchUnit } from './search-units.ts';
import { stemWord } from './vocabulary/stem-word.ts';

/** What some units are together if some of their words are mistyped. */
interface Likeness {
  /** Groups of the vocabulary. */
  groups: readonly string[];
  /** Those of the units that are mistyped. */
  mistyped: ReadonlySet<SearchUnit>;
}

/** A name of several words, with the units that are mistyped for it (product.md §373). */
export interface NearName extends Likeness {
  units: readonly SearchUnit[];
}

/** A typed word with what it may be. */
interface TypedWord {
  unit: SearchUnit;
  stem: string;
  near: ReadonlyMap<string, number>;
}

const NAMES = GROUP_FINDER.names.map((name) => ({ ...name, stems: name.words.map(stemWord) }));

/** Names by their letters alone: a space is left out or typed too much as easily as a letter (icecream, cheese cake). */
const BY_LETTERS = new Map<string, readonly string[]>();
for (const [word, groups] of [
  ...GROUP_FINDER.words,
  ...NAMES.map(({ words, groups: of }) => [words.join(''), of] as const),
])
  BY_LETTERS.set(stemWord(word), [...(BY_LETTERS.get(stemWord(word)) ?? []), ...groups]);

const wordsOf = (unit: SearchUnit): TypedWord[] =>
  unit.words.map((word, place) => ({ unit, stem: unit.stems[place] ?? '', near: nearWords(word) }));

/** The names that some words are with the fewest typos, and at least one. */
const nearest = (words: readonly TypedWord[]): Likeness | undefined => {
  let fewest = Number.POSITIVE_INFINITY;
  let found: Likeness | undefined;
  for (const { words: named, stems, groups } of NAMES) {
    if (named.length !== words.length) continue;
    const typos = words.map(({ stem, near }, place) =>
      stem === stems[place] ? 0 : (near.get(named[place] ?? '') ?? Number.POSITIVE_INFINITY),
    );
    const sum = typos.reduce((all, some) => all + some, 0);
    if (sum === 0 || sum === Number.POSITIVE_INFINITY || sum > fewest) continue;
    const mistyped = new Set(words.flatMap(({ unit }, place) => (typos[place] === 0 ? [] : unit)));
    found = { groups: sum === fewest ? [...(found?.groups ?? []), ...groups] : groups, mistyped };
    fewest = sum;
  }
  return found;
};

const spacedOtherwise = (units: readonly SearchUnit[]): Likeness | undefined => {
  const groups = BY_LETTERS.get(stemWord(units.flatMap(({ words }) => words).join('')));
  const isKnown = units.length === 1 && groups?.every((group) => units[0]?.groups.includes(group));
  return groups && !isKnown ? { groups, mistyped: new Set(units) } : undefined;
};

/** Names that units are together if some of their words are mistyped: the longest from left to right, without overlaps. */
export const nearNames = (units: readonly SearchUnit[]): NearName[] => {
  const words = new Map(units.map((unit) => [unit, wordsOf(unit)]));
  const nameAt = (start: number): NearName | undefined => {
    for (let end = units.length; end > start; end -= 1) {
      const some = units.slice(start, end);
      const name = nearest(some.flatMap((unit) => words.get(unit) ?? [])) ?? spacedOtherwise(some);
      if (name) return { units: some, ...name };
    }
    return undefined;
  };
  const found: NearName[] = [];
  for (let start = 0; start < units.length; ) {
    const name = nameAt(start);
    if (name) found.push(name);
    start += name?.units.length ?? 1;
  }
  return found;
};
