import { pageColumns } from './page-columns.ts';
import { type PrintedPrice, splitPrices } from './printed-price.ts';
import type { ReadWord, WordRow } from './read-word.ts';

/** A line of a paper menu. */
export interface MenuLine {
  text: string;
  prices: PrintedPrice[];
  /** How sure the reader is of its least certain word. */
  confidence: number;
  /** Height of its letters. */
  size: number;
  /** Room above it in heights of its letters; 0 at the top of a column. */
  gap: number;
}

/** Below this the reader saw marks, not words. */
const LEAST_CONFIDENCE = 25;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Not a mark, such as the dash before a price. */
const isWord = ({ text, confidence }: ReadWord): boolean =>
  /[\p{L}\d]/u.test(text) && (confidence >= LEAST_CONFIDENCE || /\d/.test(text));

/** Words further apart than this, in heights of their letters, do not belong together. */
const WIDE = 1.5;

/** The words of a line, with two spaces where there is a wide gap. */
const textOf = (row: WordRow): string =>
  row
    .map((word, index) => {
      const before = row[index - 1];
      return before && word.x0 - before.x1 > WIDE * word.size ? `  ${word.text}` : ` ${word.text}`;
    })
    .join('');

const lineOf = (row: WordRow, above: WordRow | undefined): MenuLine => {
  const { text, prices } = splitPrices(textOf(row));
  const size = median(row.map((word) => word.size));
  const top = Math.min(...row.map(({ y0 }) => y0));
  const bottom = above ? Math.max(...above.map(({ y1 }) => y1)) : top;
  const confidence = Math.min(...row.filter(isWord).map((word) => word.confidence));
  return { text, prices, size, confidence, gap: Math.max(0, top - bottom) / (size || 1) };
};

/** The lines of a page, column after column. */
export const menuLines = (words: readonly ReadWord[]): MenuLine[] => {
  const isKnown = words.filter((word) => isWord(word) || /[€.\-–=]/.test(word.text));
  return pageColumns(isKnown).flatMap((rows) =>
    rows
      .filter((row) => row.some(isWord))
      .map((row, index, all) => lineOf(row, all[index - 1]))
      .filter(({ text, prices }) => /\p{L}{3}/u.test(text) || prices.length > 0),
  );
};

/** Height of the letters of most priced lines; of all lines, where no price was read. */
export const usualSize = (lines: readonly MenuLine[]): number => {
  const priced = lines.filter(({ prices, text }) => prices.length > 0 && text !== '');
  return median((priced.length > 0 ? priced : lines).map(({ size }) => size));
};

/** Room between most lines. */
export const usualGap = (lines: readonly MenuLine[]): number =>
  median(lines.map(({ gap }) => gap).filter((gap) => gap > 0));
