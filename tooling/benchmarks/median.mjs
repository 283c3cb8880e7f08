/**
 * The value below which a share of some values lies; 0 of none.
 * @param {number[]} values
 * @param {number} share from 0 to 1
 */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0;

/**
 * The middle one of some values; 0 of none.
 * @param {number[]} values
 */
export const median = (values) => percentile(values, 0.5);
