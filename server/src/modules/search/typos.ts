/** Letters from which on a word may have one typo, and two (product.md §251), counted as `length` does, in UTF-16 units. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

/** Only so many first letters, in code points, are compared by variants; later ones hardly ever tell words apart. */
const COMPARED = 7;

/** How many typos are forgiven in a word. */
export const forgivenTypos = (word: string): 0 | 1 | 2 =>
  word.length < ONE_TYPO ? 0 : word.length < TWO_TYPOS ? 1 : 2;

const withoutOne = (letters: readonly string[]): string[][] =>
  letters.map((_, index) => letters.toSpliced(index, 1));

/**
 * What is left of a word's beginning without one or two letters, and all of it. Words that differ by that many
 * typos share a variant, so that they are found by an index (the method of SymSpell).
 */
export const variantsOf = (word: string): string[] => {
  // Letters, not halves of letters beyond U+FFFF.
  const beginning = [...word].slice(0, COMPARED);
  const typos = forgivenTypos(word);
  const once = typos > 0 ? withoutOne(beginning) : [];
  const twice = typos > 1 ? once.flatMap(withoutOne) : [];
  return [...new Set([beginning, ...once, ...twice].map((letters) => letters.join('')))];
};

/** Rows of a table of distances: the one in work and the two above it. */
type Rows = readonly [current: readonly number[], above: readonly number[], before: readonly number[]];

const leastChanges = (one: string, other: string, row: number, column: number, rows: Rows): number => {
  const [current, above, before] = rows;
  const letter = one[row - 1];
  const replaced = (above[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1);
  const least = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
  const isSwap = row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === other[column - 1];
  return isSwap ? Math.min(least, (before[column - 2] ?? 0) + 1) : least;
};

/**
 * Insertions, deletions, replacements and swaps of neighbours that lead from one word to another (the optimal
 * string alignment distance). Libraries for it count no swaps, or count them as two.
 */
export const typosBetween = (one: string, other: string): number => {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1)
      current.push(leastChanges(one, other, row, column, [current, above, before]));
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
};
