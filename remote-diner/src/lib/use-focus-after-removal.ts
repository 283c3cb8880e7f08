import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Leads the focus on where a press takes its own button away, which would lose it: to the entry that takes the place of
 * the removed one, else to the last, else to `heading`.
 * @param count how many entries there are; they come first in the element that `list` is given to
 */
export const useFocusAfterRemoval = <List extends HTMLElement>(
  count: number,
  heading: RefObject<HTMLElement | null>,
) => {
  const list = useRef<List>(null);
  const removed = useRef<{ index: number; from: number }>(undefined);
  useLayoutEffect(() => {
    if (!removed.current || count >= removed.current.from) return;
    const { index } = removed.current;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const entry = list.current?.children[Math.min(index, count - 1)];
    if (entry instanceof HTMLElement) entry.focus();
    else heading.current?.focus();
  });
  return {
    list,
    /** Says that the entry at `index` is about to be removed by a press, or all of them. */
    removing: (index = 0): void => {
      removed.current = { index, from: count };
    },
  };
};
