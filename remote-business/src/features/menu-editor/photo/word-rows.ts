import type { ReadWord, WordRow } from './read-word.ts';

const middle = ({ y0, y1 }: ReadWord): number => (y0 + y1) / 2;

const isBeside = (row: ReadWord[], word: ReadWord): boolean => {
  const last = row.at(-1);
  if (!last) return false;
  const shared = Math.min(last.y1, word.y1) - Math.max(last.y0, word.y0);
  return shared > 0.5 * Math.min(last.y1 - last.y0, word.y1 - word.y0);
};

/** Words as lines from top to bottom, by where they stand: a price far right belongs to the name far left. */
export const wordRows = (words: readonly ReadWord[]): WordRow[] => {
  const rows: ReadWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.slice(-3).find((each) => isBeside(each, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0));
};
