import { GROUP_FINDER } from '../text/analyse-text.ts';
import { forgivenTypos, mostTypos } from '../text/typos.ts';
import type { MenuWord, WordLookup } from './menu-words.ts';
import { nearInVocabulary } from './near-in-vocabulary.ts';
import { type NearName, nearNames } from './near-names.ts';
import type { SearchUnit } from './search-units.ts';

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
  /** The name that it is with its neighbours if some of them are mistyped (product.md §373). */
  partOfName?: PartOfName;
}

/** What a unit is in a name. */
interface PartOfName {
  /** All units of the name, as they were typed. */
  typed: string;
  groups: readonly string[];
  /** The words that may have been meant. */
  names: readonly (readonly string[])[];
  /** Whether a typo is counted for it. */
  isTypo: boolean;
}

/** Nothing answers. */
export const NO_ANSWERS: Answers = { stems: new Set(), groups: new Set() };
const NO_UNITS: ReadonlySet<SearchUnit> = new Set();
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

const begunBy = async (known: WordLookup, { words, stems, groups }: SearchUnit): Promise<Answers> => {
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

/** Nobody who means something mistypes more words of a search, and each is compared with thousands of others. */
const MAX_MISTYPED = 4;

/** Units that are taken for mistyped: of many first those that the vocabulary does not have (product.md §374). */
const unitsToCorrect = (units: readonly SearchUnit[]): ReadonlySet<SearchUnit> => {
  const unknownFirst = units.toSorted(
    (one, other) => Number(one.groups.length > 0) - Number(other.groups.length > 0),
  );
  return new Set(unknownFirst.slice(0, MAX_MISTYPED));
};

/** Names of several words are corrected as a whole (near-names.ts). */
const isOneLongWord = ({ words }: SearchUnit): boolean => words.length === 1 && mostTypos(words[0] ?? '') > 0;

/** Words of menus that may be meant by mistyped units, and those words as they are where menus have them. */
const nearInMenus = async (known: WordLookup, units: readonly SearchUnit[]): Promise<MenuWord[]> =>
  units.length === 0 ? [] : known.sharingVariant(units.flatMap(({ words }) => words));

/**
 * Units with the name that they are together. Where menus have what was typed for one of the mistyped ones, the whole name counts
 * as a guess, a typo in each of its units: of `house wien` a house and a Wiener schnitzel come before a house wine.
 */
const withNames = (
  meanings: readonly UnitMeaning[],
  names: readonly NearName[],
  alike: readonly MenuWord[],
): UnitMeaning[] => {
  const isAnswered = ({ unit, prefix }: UnitMeaning): boolean =>
    unit.groups.length + prefix.stems.size + prefix.groups.size > 0 ||
    alike.some(({ stem }) => unit.stems.includes(stem));
  const parts = names.flatMap(({ units, groups, names: meant, mistyped }) => {
    const typed = units.map((unit) => unit.typed).join(' ');
    const isDoubtful = meanings.some((each) => mistyped.has(each.unit) && isAnswered(each));
    return units.map((unit): [SearchUnit, PartOfName] => [
      unit,
      { typed, groups, names: meant, isTypo: isDoubtful || mistyped.has(unit) },
    ]);
  });
  const byUnit = new Map(parts);
  return meanings.map((meaning) => {
    const partOfName = byUnit.get(meaning.unit);
    return partOfName ? { ...meaning, partOfName } : meaning;
  });
};

/**
 * Looks up what answers some units.
 * @param known the words of what is searched
 * @param unfinished units that may be the beginning of a word
 * @param withTypos whether mistyped words are looked for
 */
export const readMeanings = async (
  known: WordLookup,
  units: readonly SearchUnit[],
  unfinished: ReadonlySet<SearchUnit>,
  withTypos: boolean,
): Promise<UnitMeaning[]> => {
  const mistyped = withTypos ? unitsToCorrect(units) : NO_UNITS;
  const words = [...mistyped].filter(isOneLongWord);
  const alike = await nearInMenus(known, words);
  const meanings: UnitMeaning[] = [];
  // One after another, so that a search uses one connection at a time.
  for (const unit of units)
    meanings.push({
      unit,
      prefix: unfinished.has(unit) ? await begunBy(known, unit) : NO_ANSWERS,
      typo: words.includes(unit) ? meantWords(unit.words[0] ?? '', alike) : NO_ANSWERS,
    });
  return withTypos ? withNames(meanings, nearNames(units, mistyped), alike) : meanings;
};
