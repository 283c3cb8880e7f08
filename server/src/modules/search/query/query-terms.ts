import { foldText } from '@tavolina/shared-api/contract';
import { GROUP_FINDER } from '../text/analyse-text.ts';
import { isStopWord } from '../text/split-words.ts';
import { stemWord } from '../vocabulary/stem-word.ts';

/** More than anybody searches (product.md §374); they would only cost time. */
const MAX_WORDS = 50;
const MAX_TERMS = 6;

const wordsOf = (words: string): readonly string[] => words.split(' ');

/** Words that say where somebody is, folded. */
const NEAR = wordsOf('afer around close here ketu meje near nearby prane qui rreth vicino');
/** Words that say that a place costs little, folded. */
const CHEAP = wordsOf('cheap lire');
/** Words that praise a place, folded. */
const PRAISE = wordsOf('best good mira mire nice');
/** Words for places to eat, folded. */
const PLACES = wordsOf(
  'cibo food mangiare place places restaurant restaurants restorant restorante restoranti restorantet ristorante ristoranti ushqim ' +
    'vend vende',
);

/** Fillers, folded: dropped from a query that has other words. */
const FILLERS: ReadonlySet<string> = new Set([
  ...NEAR,
  ...CHEAP,
  ...PRAISE,
  ...PLACES,
  ...wordsOf(
    'all are can cfare cucina cuisine delivery dicka do does dove dua eat eats eur euro familjar family find get ha hani has ' +
      'have hot i is kam kerkoj ku kuzhina kuzhine lek leke mund nen ngrohta ngrohte romantic romantike shije shijshme some something tasty there under want ' +
      'warm we what where you',
  ),
]);

/** Words that ask for places to eat and for nothing among them, folded (product.md §516). */
const ANY_PLACE: ReadonlySet<string> = new Set([...PLACES, ...NEAR, ...CHEAP]);
/** Words beside them that narrow nothing, folded. */
const BESIDE_PLACES: ReadonlySet<string> = new Set([
  ...PRAISE,
  ...wordsOf('dove familjar family hapur ku open where'),
]);

/** A typed word, or words that are one name together (`fruta deti`), with what it means. */
export interface QueryTerm {
  /** As it was typed, in lower case. */
  typed: string;
  /** Folded. */
  words: readonly string[];
  stems: readonly string[];
  /** Groups of the vocabulary. */
  groups: readonly string[];
}

/** The words of a text in lower case, as they were typed. */
export const typedWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .filter((word) => foldText(word) !== '');

/** An amount of money, as `500` of `500 lek`. */
const AMOUNT = /^\d{2,}$/;

/** Whether a query term says nothing of food beside others. */
const isFiller = ({ words }: QueryTerm): boolean =>
  words.every((word) => FILLERS.has(word) || word.length === 1 || AMOUNT.test(word));

/** Those that are wanted, or all where none is. */
const onlyOrAll = <T>(all: readonly T[], isWanted: (one: T) => boolean): readonly T[] => {
  const some = all.filter(isWanted);
  return some.length > 0 ? some : all;
};

/** Whether a text asks for any place at all: `restorante`, `afër meje` or `lirë` is what the whole list has. */
export const asksForAny = (text: string): boolean => {
  const words = typedWords(text).map(foldText);
  return (
    words.some((word) => ANY_PLACE.has(word)) &&
    words.every((word) => ANY_PLACE.has(word) || BESIDE_PLACES.has(word) || isStopWord(word))
  );
};

/** Reads what was typed; a text without letters and digits has no query terms. */
export const readQueryTerms = (text: string): QueryTerm[] => {
  const typed = onlyOrAll(typedWords(text), (word) => !isStopWord(foldText(word)));
  const words = typed.map(foldText);
  const stems = words.map(stemWord);
  const queryTerm = (start: number, length: number, groups: readonly string[]): QueryTerm => ({
    typed: typed.slice(start, start + length).join(' '),
    words: words.slice(start, start + length),
    stems: stems.slice(start, start + length),
    groups,
  });
  const queryTerms: QueryTerm[] = [];
  let next = 0;
  for (const { start, length, groups } of GROUP_FINDER.phrases(stems)) {
    for (; next < start; next += 1) queryTerms.push(queryTerm(next, 1, []));
    queryTerms.push(queryTerm(start, length, groups));
    next = start + length;
  }
  for (; next < stems.length; next += 1) queryTerms.push(queryTerm(next, 1, []));
  // Of a word that is written again the last one counts: it may still be typed.
  const keys = queryTerms.map((one) => one.stems.join(' '));
  const told = queryTerms.filter((_, index) => !keys.includes(keys[index] ?? '', index + 1));
  return onlyOrAll(told, (one) => !isFiller(one)).slice(0, MAX_TERMS);
};
