/** A device within this many ms of the server keeps its own clock: answers take their time, and tell whole seconds. */
const TOLERANCE_MS = 2 * 60_000;

let aheadMs = 0;

/** Takes in what an answer tells of the server's clock; it must come from the server at this moment, from no cache. */
export const noteServerTime = (response: Response): void => {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const differenceMs = date - Date.now();
  aheadMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0;
};

/** The time by the server's clock, in ms; by the device's own until an answer has told of it (product.md §127). */
export const serverNow = (): number => Date.now() + aheadMs;
