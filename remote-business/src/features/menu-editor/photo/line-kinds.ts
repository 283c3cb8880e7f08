import { type MenuLine, usualGap, usualSize } from './menu-lines.ts';

/** What a line of a menu is. */
export type LineKind = 'title' | 'dish' | 'description' | 'price';

/** Letters as high as this above those of dishes are a headline's, those below are small print. */
const LARGE = 1.22;
const SMALL = 0.88;
/** A line with this much more room above it than others begins something new. */
const WIDE_GAP = 1.6;
/** More words than these are no name. */
const NAME_WORDS = 4;

const isCapitals = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase();
};

/** Ingredients: they begin small, or are listed. */
const isExplaining = (text: string): boolean => /^[(\p{Ll}]/u.test(text) || /,\s?\p{Ll}/u.test(text);

interface Usual {
  size: number;
  gap: number;
  /** Whether names of dishes are in capitals. */
  areCapitals: boolean;
}

const usualOf = (lines: readonly MenuLine[]): Usual => {
  const priced = lines.filter(({ prices }) => prices.length > 0);
  return {
    size: usualSize(lines),
    gap: usualGap(lines),
    areCapitals: priced.filter(({ text }) => isCapitals(text)).length * 2 > priced.length,
  };
};

const kindOf = (
  { text, prices, size, gap }: MenuLine,
  next: MenuLine | undefined,
  before: LineKind | undefined,
  usual: Usual,
): LineKind => {
  if (prices.length > 0) return /\p{L}{2}/u.test(text) ? 'dish' : 'price';
  if (isExplaining(text)) return 'description';
  const isHeadline = size > LARGE * usual.size || (isCapitals(text) && !usual.areCapitals);
  if (isHeadline || before === undefined) return 'title';
  if (size < SMALL * usual.size) return 'description';
  const isApart = gap > WIDE_GAP * usual.gap && next !== undefined && next.prices.length > 0;
  if (isApart && before !== 'title') return 'title';
  return text.split(/\s+/).length <= NAME_WORDS ? 'dish' : 'description';
};

/** Judges the lines of a photo one after the other, each by its neighbours (product.md §575). */
export const lineKinds = (lines: readonly MenuLine[]): LineKind[] => {
  const usual = usualOf(lines);
  const kinds: LineKind[] = [];
  for (const [index, line] of lines.entries())
    kinds.push(kindOf(line, lines[index + 1], kinds.at(-1), usual));
  return kinds;
};
