/**
 * A device whose clock differs by less than this, in ms, keeps its own. Responses take time, and their
 * times are whole seconds.
 */
const TOLERANCE_MS = 2 * 60_000;

let aheadMs = 0;

/** Reads the server's clock from a response, which must not come from a cache. */
export const readServerTime = (response: Response): void => {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const differenceMs = date - Date.now();
  aheadMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0;
};

/** Current time by the server's clock, in ms. Before the first response, the device's (product.md §127). */
export const serverNow = (): number => Date.now() + aheadMs;
