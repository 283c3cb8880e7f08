/** A shorter way than this, in px, leaves an entry under the finger that was on it. */
const NEAR_PX = 8;

/** Where the entries of a list stand on the page, by the id of their order. */
export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** The id of the order in whose entry (`data-order`) something stands. */
export const entryOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-order]')?.dataset.order;

/** Where the orders of a list stand now. @param around what holds the list */
export const placesIn = (around: Element): Places =>
  new Map(
    [...around.querySelectorAll<HTMLElement>('[data-order]')].map((entry) => {
      const { left, top } = entry.getBoundingClientRect();
      return [entry.dataset.order ?? '', { x: left + scrollX, y: top + scrollY }];
    }),
  );

/** Ids of the orders that stand elsewhere than before, or did not stand in the list. */
export const movedSince = (before: Places, now: Places): string[] =>
  [...now.keys()].filter((id) => {
    const from = before.get(id);
    const to = now.get(id);
    return !from || !to || Math.hypot(to.x - from.x, to.y - from.y) > NEAR_PX;
  });
