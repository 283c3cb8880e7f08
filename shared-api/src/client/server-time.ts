/**
 * A device whose clock differs by less than this, in ms, keeps its own. Responses take time, and their
 * times are whole seconds.
 */
const TOLERANCE_MS = 2 * 60_000;

let aheadMs = 0;

/**
 * Reads the server's clock from a response, which must not come from a cache. One that took longer than the tolerance tells
 * nothing: the device slept before it read it, or its clock was changed on the way.
 * @param sentAt when the request was sent, in ms of the device's clock
 */
export const readServerTime = (response: Response, sentAt: number): void => {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date) || Math.abs(Date.now() - sentAt) > TOLERANCE_MS) return;
  const differenceMs = date - Date.now();
  aheadMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0;
};

/** Current time by the server's clock, in ms. Before the first response, the device's (product.md §127). */
export const serverNow = (): number => Date.now() + aheadMs;
