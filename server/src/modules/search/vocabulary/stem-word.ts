import { IRREGULAR_STEMS, PLAIN_WORDS } from './stem-exceptions.ts';

/** Shorter words stay as they are: what is left of them would mean too much. */
const SHORTEST_WORD = 4;
const SHORTEST_STEM = 3;

/** A word without what a pattern ends it with, if enough is left; otherwise the word. */
const without = (word: string, ending: RegExp, shortest: number): string => {
  const left = word.replace(ending, '');
  return left.length >= shortest ? left : word;
};

/** English plural, Albanian genitive of feminine nouns: pizzas, pices. Not glass, hummus, oasis. */
const FINAL_S = /(?<![sui])s$/;
/** Albanian case endings behind the vowel of a form: picat, picave, picen, byrekut, perimesh; peshqve, ullinjte. */
const CASE_ENDINGS = [
  /(?<=[aeou])ve$/,
  /(?<=[qj])(ve|te)$/,
  /(?<=[aeiouj])t$/,
  /(?<=[eiu])n$/,
  /(?<=[ae])sh$/,
];

/** The ending that tells the form of a noun: kafeja, kafja, midhje, piceria, cookie, berry, pica, byreku. */
const VOWELS = [/[aeu]ja$/, /j[ae]$/, /i[ae]$/, /(?<=[^aeiou])y$/, /[aeiu]$/];
const IS_FEMININE = /[ae]$/;
const ENDS_IN_CONSONANT = /[^aeiou]$/;

/**
 * Of feminine nouns with a short stem the vowel stays as `e`, so that `kosa` (a scythe) is not `kosi`
 * (yogurt).
 */
const withoutVowel = (word: string): string => {
  for (const ending of VOWELS) {
    const stem = without(word, ending, SHORTEST_STEM);
    if (stem === word) continue;
    const isShortFeminine = stem.length === SHORTEST_STEM && IS_FEMININE.test(word) && !/ia$/.test(word);
    return isShortFeminine && ENDS_IN_CONSONANT.test(stem) ? `${stem}e` : stem;
  }
  return word;
};

/** Consonants that change at the end of a stem: qengj, barbunj, byreqe, portokaj, hudher and hudhra. */
const ALTERNATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..[gn])j$/, ''],
  [/(?<=...)q$/, 'k'],
  [/(?<=....[au])j$/, 'll'],
  [/(?<=..[^aeiou])e([rl])$/, '$1'],
];

const alternated = (stem: string): string => {
  for (const [pattern, becomes] of ALTERNATIONS)
    if (pattern.test(stem)) return stem.replace(pattern, becomes);
  return stem;
};

/**
 * The common part of the forms of an Albanian or English word, which has to be folded (`foldText`): `pice`,
 * `picat` and `picave` have one. It is for comparing only and need not be a word. Use it alike for menus and
 * for what is searched (product.md §145).
 */
export const stemWord = (word: string): string => {
  if (word.length < SHORTEST_WORD) return word;
  if (PLAIN_WORDS.has(word)) return word;
  const singular = without(word, FINAL_S, SHORTEST_STEM);
  const form =
    CASE_ENDINGS.map((ending) => without(singular, ending, SHORTEST_WORD)).find(
      (left) => left !== singular,
    ) ?? singular;
  const stem = form.length < SHORTEST_WORD ? form : withoutVowel(form);
  return IRREGULAR_STEMS.get(stem) ?? alternated(stem);
};
