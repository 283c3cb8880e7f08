import { ALLERGENS, type Allergen, foldText } from '@tavolina/shared-api/contract';
import { GROUP_FINDER } from '../text/analyse-text.ts';
import { isStopWord, splitWords } from '../text/split-words.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { typedWords } from './query-terms.ts';

/** Words that say that what follows shall not be in it, folded: `pa`, `allergic to`. */
const LEAVES_OUT_NEXT: ReadonlySet<string> = new Set(
  'alergji alergjik alergjike allergic allergico allergica minus no pa senza without'.split(' '),
);
/** Words that say it of what stands before them: `egg free`, `fish allergy`. */
const LEAVES_OUT_PREVIOUS: ReadonlySet<string> = new Set(['free', 'allergy', 'allergies']);
/** What stands behind `free` where nothing before it is left out: `chicken free range`. */
const NOTHING_BEFORE: ReadonlySet<string> = new Set(['from', 'range', 'refill']);
/** Words between such a word and what it is said of. */
const BETWEEN: ReadonlySet<string> = new Set('any asnje from ndaj nga to'.split(' '));
/** Words that add one more to what is left out. */
const AND: ReadonlySet<string> = new Set('and dhe e ed nor o or ose'.split(' '));

/** Groups of the vocabulary that name an allergen, with all that they include. Gluten is a diet. */
const NAMED_BY: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  crustaceans: ['shrimp', 'scampi', 'lobster', 'crab'],
  eggs: ['eggs', 'mayonnaise'],
  fish: ['fish'],
  peanuts: ['peanuts'],
  soybeans: ['soy-sauce', 'tofu'],
  milk: ['milk', 'cheese', 'yogurt', 'cream', 'butter', 'bechamel'],
  nuts: ['walnuts', 'almonds', 'hazelnuts', 'pistachio', 'cashew', 'praline'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame', 'tahini'],
  molluscs: ['mussel', 'squid', 'cuttlefish', 'octopus', 'clam', 'oyster', 'snail'],
};
/** What is said of all animals of the sea, where none is named. */
const SEAFOOD: readonly Allergen[] = ['crustaceans', 'molluscs'];

/** What a search is for, and what its words say shall not be in it. */
export interface SplitText {
  /** The other words, as they were typed; empty without any. */
  rest: string;
  /** What shall be left out, each as it was typed. */
  words: readonly string[];
  /** Allergens that these words are, of which places declare what is free of them. */
  allergens: readonly Allergen[];
}

interface Word {
  typed: string;
  folded: string;
}

/** How many words from the first one on are one phrase of the vocabulary, with what joins them. */
const phraseLength = (words: readonly Word[]): number => {
  const contentWords = words.flatMap(({ folded }, index) => (isStopWord(folded) ? [] : [{ folded, index }]));
  if (contentWords[0]?.index !== 0) return 1;
  const [first] = GROUP_FINDER.phrases(contentWords.map(({ folded }) => stemWord(folded)));
  return first?.start === 0 ? (contentWords[first.length - 1]?.index ?? 0) + 1 : 1;
};

const allergensOfGroup = (group: string): readonly Allergen[] => {
  const including = new Set(GROUP_FINDER.withBroader(group));
  const named = ALLERGENS.filter((code) => NAMED_BY[code]?.some((each) => including.has(each)));
  return named.length === 0 && including.has('seafood') ? SEAFOOD : named;
};

const allergensOf = (text: string): Allergen[] => {
  const stems = splitWords(text).map(stemWord);
  const named = new Set(
    GROUP_FINDER.phrases(stems).flatMap(({ groups }) => groups.flatMap(allergensOfGroup)),
  );
  return ALLERGENS.filter((code) => stems.includes(stemWord(code)) || named.has(code));
};

const textOf = (words: readonly Word[]): string => words.map(({ typed }) => typed).join(' ');

/** Whether a word says that something shall not be in it, which stands behind or before it, and where reading goes on. */
const readWord = (words: readonly Word[], at: number): { isBefore: boolean; next: number } | undefined => {
  const [word, after] = [words[at]?.folded ?? '', words[at + 1]?.folded];
  if (after !== undefined && LEAVES_OUT_NEXT.has(word)) return { isBefore: true, next: at + 1 };
  if (word === 'free' && after === 'from' && at + 2 < words.length) return { isBefore: true, next: at + 2 };
  return LEAVES_OUT_PREVIOUS.has(word) && !NOTHING_BEFORE.has(after ?? '')
    ? { isBefore: false, next: at + 1 }
    : undefined;
};

/**
 * Parts what a text asks for from what it says shall not be in it: `pica pa kërpudha` asks for pizza (product.md §534). Phrases
 * that the vocabulary has stay whole: `pa gluten` is a diet, `pica pa djathë` a marinara.
 */
export const splitExclusions = (text: string): SplitText => {
  const words = typedWords(text).map((typed): Word => ({ typed, folded: foldText(typed) }));
  // Most texts have no such word, and need no look at the vocabulary.
  if (!words.some(({ folded }) => LEAVES_OUT_NEXT.has(folded) || LEAVES_OUT_PREVIOUS.has(folded)))
    return { rest: text, words: [], allergens: [] };
  const kept: Word[][] = [];
  const excluded: Word[][] = [];
  const isSkipped = (at: number, skipped: ReadonlySet<string>): boolean =>
    at < words.length - 1 && skipped.has(words[at]?.folded ?? '');
  /** Takes what is left out from a word on, and returns where it ends. */
  const takeFrom = (start: number): number => {
    let next = start;
    while (isSkipped(next, BETWEEN)) next += 1;
    const end = next + phraseLength(words.slice(next));
    excluded.push(words.slice(next, end));
    return isSkipped(end, AND) ? takeFrom(end + 1) : end;
  };
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words.slice(at));
    const what = length === 1 ? readWord(words, at) : undefined;
    if (what?.isBefore) at = takeFrom(what.next);
    else if (what && kept.length > 0) {
      excluded.push(kept.pop() ?? []);
      at = what.next;
    } else {
      kept.push(words.slice(at, at + length));
      at += length;
    }
  }
  const rest = kept.flat();
  const found = excluded.map(textOf);
  if (found.length === 0) return { rest: text, words: [], allergens: [] };
  const named = new Set(found.flatMap(allergensOf));
  return {
    rest: rest.every(({ folded }) => isStopWord(folded)) ? '' : textOf(rest),
    words: found,
    allergens: ALLERGENS.filter((code) => named.has(code)),
  };
};
