/** First and longest wait, in ms, before their random part. */
interface Waits {
  first: number;
  longest: number;
}

/**
 * How long to wait, in ms, before a server is asked again that did not answer so many times in a row: doubled each time, a
 * quarter more or less, so that open pages do not all ask at once (product.md §193).
 */
export const waitLonger = (failures: number, { first, longest }: Waits): number =>
  Math.min(longest, first * 2 ** failures) * (0.75 + Math.random() / 2);
