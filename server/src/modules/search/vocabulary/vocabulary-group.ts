/** What a group of words means. `place-kind` is a sort of place, such as a bakery. */
export const VOCABULARY_KINDS = [
  'dish',
  'ingredient',
  'preparation',
  'drink',
  'course',
  'cuisine',
  'category',
  'city',
  'diet',
  'place-kind',
  'occasion',
] as const;

/** One of `VOCABULARY_KINDS`. */
export type VocabularyKind = (typeof VOCABULARY_KINDS)[number];

/** Languages that words of the search are written in. Searches that are offered may be in Italian; screens are not. */
export const VOCABULARY_LANGUAGES = ['sq', 'en', 'it'] as const;

/** One of `VOCABULARY_LANGUAGES`. */
export type VocabularyLanguage = (typeof VOCABULARY_LANGUAGES)[number];

/**
 * Words and phrases that mean the same in a search. Words of every kind also stand in the texts of menus: a
 * group with a code is found by the code as well.
 */
export interface VocabularyGroup {
  /** English and readable; unique. */
  id: string;
  kind: VocabularyKind;
  /** As written, with diacritics; in each language the first is the one to show. `sq` or `en` has one. */
  words: Readonly<Record<VocabularyLanguage, readonly string[]>>;
  /** Code of the contract: only a cuisine, a category or a city has one. */
  code: string | null;
  /** Ids of groups that include this one: whoever searches those finds this too. */
  broader: readonly string[];
}
