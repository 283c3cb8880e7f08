import { type FoundDish, foldText, type Item, withoutInvisible } from '@tavolina/shared-api/contract';
import type { ShownSection } from '../menu-sections.ts';

/** Menus with more dishes than this have a search field (product.md §240). */
const FEW_DISHES = 12;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, without case, diacritics and marks that nobody sees (product.md §10). */
export const wordsIn = (text: string): string[] => foldText(withoutInvisible(text)).match(WORD) ?? [];

/** What a search looks for: a text without a word, as a picture, stands in no dish and finds none (product.md §241). */
export const searchedWords = (text: string): string[] => {
  const words = wordsIn(text);
  const rest = withoutInvisible(text).trim();
  return words.length > 0 || rest === '' ? words : [rest];
};

/** The words with a space before each, so that ` ta` is found where a word starts with `ta`. */
const searchable = (text: string): string => ['', ...wordsIn(text)].join(' ');

/** A text as it is read and as it was written (product.md §428). */
const allTexts = <K extends string>(
  thing: { [N in K]: string } & {
    translations?: { [L in string]?: { [N in K]?: string | undefined } } | undefined;
  },
  name: K,
): string =>
  [thing[name], ...Object.values(thing.translations ?? {}).map((words) => words?.[name] ?? '')].join(' ');

/** A section with its dishes and the texts in which words are searched, best first. */
interface IndexedSection {
  section: ShownSection;
  dishes: { item: Item; texts: readonly string[] }[];
}

/** Prepares the search in a menu, so that a letter costs little. */
export const indexSections = (sections: readonly ShownSection[]): IndexedSection[] =>
  sections.map((section) => ({
    section,
    dishes: section.items.map((item) => {
      const name = searchable(allTexts(item, 'name'));
      const withDescription = name + searchable(allTexts(item, 'description'));
      return {
        item,
        texts: [name, withDescription, withDescription + searchable(allTexts(section, 'title'))],
      };
    }),
  }));

/** Whether a menu is so long that its dishes are searched. */
export const isLongMenu = (sections: readonly ShownSection[]): boolean =>
  sections.reduce((count, { items }) => count + items.length, 0) > FEW_DISHES;

/** A section as a search leaves it. Dishes that were not found stay behind the others, out of sight. */
export interface SearchedSection extends ShownSection {
  /** How many of the items were found: the first ones. */
  found: number;
}

const FOUND_ELSEWHERE = 3;
const NOT_FOUND = Infinity;

const byRank = (one: { rank: number }, other: { rank: number }): number =>
  one.rank === other.rank ? 0 : one.rank - other.rank;

/**
 * Searches the dishes in which every word starts a word. First come dishes with the words in their names, then in their
 * descriptions, then in the title of their section; the sections follow their first dishes (product.md §241).
 * @param answers dishes that the server found, the best first: those that answer in another way follow (product.md §309), as do
 * those of which a word only begins so and means something else (product.md §445)
 * @param isWanted what a dish has to be besides (product.md §419)
 */
export const filterDishes = (
  index: readonly IndexedSection[],
  words: readonly string[],
  answers: readonly FoundDish[] = [],
  isWanted: (item: Item) => boolean = () => true,
): SearchedSection[] => {
  const places = new Map(answers.map(({ id }, place) => [id, FOUND_ELSEWHERE + place]));
  const others = new Set(answers.flatMap(({ id, is_other: isOther }) => (isOther ? [id] : [])));
  const rankOf = (item: Item, texts: readonly string[]): number => {
    if (!isWanted(item)) return NOT_FOUND;
    const rank = texts.findIndex((text) => words.every((word) => text.includes(` ${word}`)));
    return rank < 0 || others.has(item.id) ? (places.get(item.id) ?? NOT_FOUND) : rank;
  };
  return index
    .map(({ section, dishes }) => {
      const ranked = dishes.map(({ item, texts }) => ({ item, rank: rankOf(item, texts) })).sort(byRank);
      return {
        rank: ranked[0]?.rank ?? NOT_FOUND,
        ...section,
        items: ranked.map(({ item }) => item),
        found: ranked.filter(({ rank }) => rank < NOT_FOUND).length,
      };
    })
    .sort(byRank)
    .map(({ rank: _, ...section }) => section);
};

/** How many characters of a word a folded start covers. */
const lengthOf = (start: string, word: string): number => {
  let covered = '';
  for (const character of word) {
    if (foldText(covered).length >= start.length) break;
    covered += character;
  }
  // Marks that follow a letter belong to it.
  return covered.length + (/^\p{M}+/u.exec(word.slice(covered.length))?.[0].length ?? 0);
};

/** A piece of a text, by the place where it begins. */
interface Piece {
  at: number;
  text: string;
  isMatch: boolean;
}

/** A text in pieces: what the words of a search match, and what stands between. */
export const splitAtMatches = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldText(word);
    const matched = words.filter((start) => folded.startsWith(start));
    if (matched.length === 0) continue;
    const length = Math.max(...matched.map((start) => lengthOf(start, word)));
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isMatch: false });
    end = index + length;
    pieces.push({ at: index, text: text.slice(index, end), isMatch: true });
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end), isMatch: false }] : pieces;
};
