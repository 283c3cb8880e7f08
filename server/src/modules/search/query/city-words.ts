import { VOCABULARY } from '../text/analyse-text.ts';
import { NO_ANSWERS, type UnitMeaning } from './read-meanings.ts';

const CITIES: ReadonlySet<string> = new Set(
  VOCABULARY.filter(({ kind }) => kind === 'city').map(({ id }) => id),
);

/** Whether a word is the name of a city. */
export const isCity = ({ unit }: UnitMeaning): boolean => unit.groups.some((group) => CITIES.has(group));

/** Whether a word can only be a mistyped name of a city. */
export const isMistypedCity = ({ unit, typo }: UnitMeaning): boolean =>
  unit.groups.length === 0 && typo.groups.size > 0 && [...typo.groups].every((group) => CITIES.has(group));

/** Whether a word is the city where the others of its text are looked for, also a mistyped one (product.md §446). */
export const isWhere = (meaning: UnitMeaning, meanings: readonly UnitMeaning[]): boolean =>
  meanings.length > 1 && (isCity(meaning) || isMistypedCity(meaning));

/** The meanings of the words that are looked for, without the city where that is. */
export const withoutCity = (meanings: readonly UnitMeaning[]): UnitMeaning[] =>
  meanings.filter((meaning) => !isWhere(meaning, meanings));

/**
 * Meanings in which no word that the vocabulary knows is mistyped where a city stands beside it, or is filtered by: who finds no pizza
 * in Durrës is led to other cities, not to `acqua pazza` there (product.md §446).
 */
export const asTypedInCity = (
  meanings: readonly UnitMeaning[],
  isFiltered: boolean,
): readonly UnitMeaning[] => {
  const inCity = withoutCity(meanings);
  if (!isFiltered && inCity.length === meanings.length) return meanings;
  return meanings.map((meaning) =>
    inCity.includes(meaning) && meaning.unit.groups.length > 0 ? { ...meaning, typo: NO_ANSWERS } : meaning,
  );
};
