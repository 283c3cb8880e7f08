import { GROUP_FINDER } from './analyse-text.ts';
import type { KnownWords, MenuWord } from './known-words.ts';
import type { SearchUnit } from './search-units.ts';
import { forgivenTypos, typosBetween, variantsOf } from './typos.ts';

/** Stems and groups of the vocabulary, any of which answers a unit. */
export interface Answers {
  stems: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** A unit with everything that answers it, by the way it does (product.md §251). */
export interface UnitMeaning {
  unit: SearchUnit;
  /** What begins with it; empty where a unit is complete. */
  prefix: Answers;
  /** What is a typo away; empty where typos are not looked for. */
  typo: Answers;
}

const NONE: Answers = { stems: new Set(), groups: new Set() };
/** A single letter begins nearly every word, two begin many kinds of food. */
const MIN_PREFIX = { word: 2, group: 3 };

const groupsWhere = (fits: (word: string) => boolean): string[] =>
  [...GROUP_FINDER.words].filter(([word]) => fits(word)).flatMap(([, groups]) => groups);

/** Words of menus and of the vocabulary that may be meant: those with the fewest typos. */
const meantWords = (typed: string, known: readonly MenuWord[]): Answers => {
  const stems = known.filter(({ stem }) => stem !== '').map(({ word, stem }) => ({ word, stem, groups: [] }));
  const inVocabulary = variantsOf(typed).flatMap((variant) => GROUP_FINDER.byVariant.get(variant) ?? []);
  const groups = [...new Set(inVocabulary)].map((word) => ({
    word,
    stem: '',
    groups: GROUP_FINDER.words.get(word) ?? [],
  }));
  const near = [...stems, ...groups]
    .map((candidate) => ({ ...candidate, typos: typosBetween(typed, candidate.word) }))
    .filter(({ typos }) => typos > 0 && typos <= forgivenTypos(typed));
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const nearest = near.filter(({ typos }) => typos === fewest);
  return {
    stems: new Set(nearest.map(({ stem }) => stem).filter(Boolean)),
    groups: new Set(nearest.flatMap((candidate) => candidate.groups)),
  };
};

const begunBy = async (known: KnownWords, { words, stems, groups }: SearchUnit): Promise<Answers> => {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < MIN_PREFIX.word) return NONE;
  const begun = await known.begunBy(word);
  const meant =
    word.length < MIN_PREFIX.group ? [] : groupsWhere((other) => other !== word && other.startsWith(word));
  return {
    stems: new Set(begun.map(({ stem }) => stem).filter((stem) => stem !== '' && !stems.includes(stem))),
    groups: new Set(meant.filter((id) => !groups.includes(id))),
  };
};

const mayBeMistyped = ({ words }: SearchUnit): boolean =>
  words.length === 1 && forgivenTypos(words[0] ?? '') > 0;

const typosOf = async (
  known: KnownWords,
  units: readonly SearchUnit[],
): Promise<Map<SearchUnit, Answers>> => {
  const mistyped = units.filter(mayBeMistyped);
  if (mistyped.length === 0) return new Map();
  const alike = await known.sharing(mistyped.flatMap(({ words }) => variantsOf(words[0] ?? '')));
  return new Map(mistyped.map((unit) => [unit, meantWords(unit.words[0] ?? '', alike)]));
};

/**
 * Looks up what answers some units.
 * @param known the words of what is searched
 * @param open units that may be the beginning of a word
 * @param withTypos whether mistyped words are looked for
 */
export const readMeanings = async (
  known: KnownWords,
  units: readonly SearchUnit[],
  open: ReadonlySet<SearchUnit>,
  withTypos: boolean,
): Promise<UnitMeaning[]> => {
  const typos = withTypos ? await typosOf(known, units) : new Map<SearchUnit, Answers>();
  const meanings: UnitMeaning[] = [];
  // One after another, so that a search uses one connection at a time.
  for (const unit of units)
    meanings.push({
      unit,
      prefix: open.has(unit) ? await begunBy(known, unit) : NONE,
      typo: typos.get(unit) ?? NONE,
    });
  return meanings;
};
