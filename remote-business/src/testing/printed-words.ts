import type { ReadWord } from '../features/menu-editor/photo/read-word.ts';

/** How a line of a made-up page is printed. */
export interface Printed {
  size?: number;
  /** Confidence of all its words. */
  confidence?: number;
  /** Room above it, in px. */
  above?: number;
}

const LETTER = 0.55;

const wordsAt = (
  text: string,
  at: { left: number; top: number; size: number; confidence: number },
): ReadWord[] => {
  const { left, top, size, confidence } = at;
  let x0 = left;
  return text.split(' ').map((word) => {
    const x1 = x0 + word.length * LETTER * size;
    const placed = { text: word, confidence, x0, x1, y0: top, y1: top + size, size };
    x0 = x1 + 0.3 * size;
    return placed;
  });
};

/**
 * The words of a made-up page. In a line, two or more spaces part a name from what stands far right of it.
 * @param lines text, or text with how it is printed
 * @param left where it begins
 */
export const printedWords = (lines: readonly (string | [string, Printed])[], left = 40): ReadWord[] => {
  let top = 40;
  return lines.flatMap((line) => {
    const [text, { size = 30, confidence = 95, above = 20 }] = typeof line === 'string' ? [line, {}] : line;
    top += above;
    const [name = '', price = ''] = text.split(/ {2,}/);
    const words = [
      ...(name === '' ? [] : wordsAt(name, { left, top, size, confidence })),
      ...(price === '' ? [] : wordsAt(price, { left: left + 700, top, size, confidence })),
    ];
    top += size;
    return words;
  });
};
