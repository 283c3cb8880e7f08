import type { ReadWord, WordRow } from './read-word.ts';
import { wordRows } from './word-rows.ts';

/** A word that begins a name, and no price. */
const HAS_NAME = /\p{L}{3}/u;
const IS_SIGN = /^(?:lekë?|leke|all|eur|euro)\W*$/i;
const STEPS = 60;
/** Fewer rows are no column. */
const LEAST_ROWS = 3;
/** What part of the rows of a column begins with words. */
const NAMED_SHARE = 0.6;

const isName = ({ text }: ReadWord): boolean => HAS_NAME.test(text) && !IS_SIGN.test(text);

const isColumn = (rows: readonly WordRow[]): boolean => {
  const named = rows.filter(([first]) => first !== undefined && isName(first));
  return rows.length >= LEAST_ROWS && named.length >= NAMED_SHARE * rows.length;
};

/** Parts of the rows left and right of a place; a row that runs across it, such as a headline, stays whole at the left. */
const cut = (rows: readonly WordRow[], at: number): [WordRow[], WordRow[], number] => {
  const left: WordRow[] = [];
  const right: WordRow[] = [];
  let across = 0;
  for (const row of rows) {
    const before = row.filter(({ x0, x1 }) => (x0 + x1) / 2 < at);
    const behind = row.slice(before.length);
    const [end, start] = [before.at(-1), behind[0]];
    const isAcross = row.some(({ x0, x1 }) => x0 < at && x1 > at);
    if (isAcross || (end && start && start.x0 - end.x1 < end.size)) {
      left.push(row);
      across += 1;
    } else {
      if (before.length > 0) left.push(before);
      if (behind.length > 0) right.push(behind);
    }
  }
  return [left, right, across];
};

/**
 * The columns of a page from left to right, each as its lines. Prices right of their names are none: the lines of a column
 * begin with words (product.md §575).
 */
export const pageColumns = (words: readonly ReadWord[]): WordRow[][] => {
  const rows = wordRows(words);
  const from = Math.min(...words.map(({ x0 }) => x0));
  const width = Math.max(...words.map(({ x1 }) => x1)) - from;
  const places = Array.from({ length: STEPS - 1 }, (_, step) => from + (width * (step + 1)) / STEPS);
  const cuts = places
    .map((at) => cut(rows, at))
    .filter(([left, right, across]) => across <= rows.length / 6 && isColumn(left) && isColumn(right))
    .toSorted(([, , a], [, , b]) => a - b);
  const [best] = cuts;
  if (!best) return rows.length > 0 ? [rows.slice()] : [];
  const [left, right] = best;
  return [left, right].flatMap((part) => pageColumns(part.flat()));
};
