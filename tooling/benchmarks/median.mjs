/**
 * The middle one of some values; 0 of none.
 * @param {number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
