/** Results that count: what a visitor sees without scrolling. */
export const DEPTH = 5;

/** Worth of answers in this order: a best answer (3) is worth 7, a good one (2) 3, one that fits (1) 1. @param {readonly number[]} grades */
const worth = (grades) =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * nDCG@5: how good the first five answers and their order are, from 0 (none fits) to 1 (no better five).
 * @param {readonly string[]} answers names, the first answer first
 * @param {Readonly<Record<string, number>>} grades of all right answers; others have none
 */
export const ndcg = (answers, grades) => {
  const ideal = worth(Object.values(grades).toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : worth(answers.map((answer) => grades[answer] ?? 0)) / ideal;
};

/**
 * success@1: whether the first answer is one of the best that the query has.
 * @param {readonly string[]} answers names, the first answer first
 * @param {Readonly<Record<string, number>>} grades
 */
export const succeeds = ([first = ''], grades) =>
  Object.hasOwn(grades, first) && grades[first] === Math.max(...Object.values(grades));
