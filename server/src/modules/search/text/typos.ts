/** Letters from which on a word may have one typo, and two (product.md §610), counted as `length` does, in UTF-16 units. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

type Typos = 0 | 1 | 2;

const forgivenFrom = (letters: number): Typos => (letters < ONE_TYPO ? 0 : letters < TWO_TYPOS ? 1 : 2);

/** Only so many first letters, in code points, are compared by variants; later ones hardly ever tell words apart. */
const COMPARED = 7;

/** The most typos that any word can have which is typed so: a letter or two may be missing. */
export const mostTypos = (typed: string): Typos =>
  typed.length + 2 >= TWO_TYPOS ? 2 : typed.length + 1 >= ONE_TYPO ? 1 : 0;

const withoutOne = (letters: readonly string[]): string[][] =>
  letters.map((_, index) => letters.toSpliced(index, 1));

const withoutLetters = (word: string, typos: Typos): string[] => {
  // Letters, not halves of letters beyond U+FFFF.
  const beginning = [...word].slice(0, COMPARED);
  const once = typos > 0 ? withoutOne(beginning) : [];
  const twice = typos > 1 ? once.flatMap(withoutOne) : [];
  return [...new Set([beginning, ...once, ...twice].map((letters) => letters.join('')))];
};

/**
 * What is left of the beginning of a known word without one or two letters, and all of it. A word that is typed for it shares one
 * of them (`typedVariants`), so that it is found by an index (the method of SymSpell).
 */
export const variantsOf = (word: string): string[] => withoutLetters(word, forgivenFrom(word.length));

/** The same of a typed word, which may have been meant to be a letter or two longer. */
export const typedVariants = (typed: string): string[] => withoutLetters(typed, mostTypos(typed));

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
const typosBetween = (one: string, other: string): number => {
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

/**
 * Typos in a word that is typed for another one; undefined where they are more than are forgiven. The longer word decides how many
 * that are, since `tve` lacks a letter of `tave`.
 */
export const forgivenTypos = (typed: string, meant: string): number | undefined => {
  const most = forgivenFrom(Math.max(typed.length, meant.length));
  // Most words that share letters are longer or shorter by more, and need no look at their letters.
  if (Math.abs(typed.length - meant.length) > most) return undefined;
  const typos = typosBetween(typed, meant);
  return typos > most ? undefined : typos;
};
