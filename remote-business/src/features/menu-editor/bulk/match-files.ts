import { foldText } from '@tavolina/shared-api/contract';

/** What files are compared with. */
export interface NamedItem {
  /** What the form knows it by. */
  id: string;
  name: string;
}

/** Which item a file is meant for, and which of its pictures it is; no item where its name says none, or several. */
export interface FileMatch {
  id: string | undefined;
  /** From 1 on: `tave-kosi-2.jpg` is the second. */
  at: number;
}

/** Words without case, accents and signs. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The only item of those that pass; undefined for none and for several. */
const onlyOne = (items: readonly NamedItem[], passes: (item: NamedItem) => boolean): string | undefined => {
  const found = items.filter(passes);
  return found.length === 1 ? found[0]?.id : undefined;
};

/** Whether words stand in a text one behind the other. */
const holds = (all: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && all.some((_, start) => words.every((word, index) => all[start + index] === word));

/** The item with the longest name among those whose whole name stands in the file's: `01 tave kosi nga furra`. */
const longestWithin = (words: readonly string[], items: readonly NamedItem[]): string | undefined => {
  const within = items.filter(({ name }) => holds(words, wordsOf(name)));
  const longest = Math.max(...within.map(({ name }) => wordsOf(name).length), 0);
  return onlyOne(within, ({ name }) => wordsOf(name).length === longest);
};

/**
 * Finds the item that a picture is meant for by the name of its file (product.md §496): accents, case, `-`, `_` and spaces
 * count for nothing, and a number at the end says which picture it is, unless the item itself is called so.
 */
export const matchFile = (fileName: string, items: readonly NamedItem[]): FileMatch => {
  const words = wordsOf(fileName.replace(/\.[^.]*$/, ''));
  const isCalled =
    (wanted: readonly string[]) =>
    ({ name }: NamedItem): boolean =>
      wanted.length > 0 && wordsOf(name).join('') === wanted.join('');
  const whole = items.filter(isCalled(words));
  if (whole.length > 0) return { id: whole.length === 1 ? whole[0]?.id : undefined, at: 1 };
  const number = /^\d{1,2}$/.exec(words.at(-1) ?? '')?.[0];
  const at = Math.max(Number(number ?? 1), 1);
  const base = number === undefined ? words : words.slice(0, -1);
  const called = items.filter(isCalled(base));
  if (called.length > 0) return { id: called.length === 1 ? called[0]?.id : undefined, at };
  return { id: longestWithin(base, items), at };
};
