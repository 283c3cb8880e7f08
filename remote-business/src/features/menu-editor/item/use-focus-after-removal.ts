import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { OPENS_ITEM } from './use-open-item.ts';

/**
 * Moves the focus when the focused line is removed: to the next one, else the one before, else the button that adds one.
 * @param frame around the list and that button
 * @returns to be called with the index of the line that is removed
 */
export const useFocusAfterRemoval = (
  frame: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ((index: number) => void) => {
  const gone = useRef<number>(undefined);
  const { length } = ids;
  useEffect(() => {
    const place = gone.current;
    if (place === undefined) return;
    gone.current = undefined;
    if (document.activeElement !== document.body) return;
    const lines = frame.current?.querySelectorAll<HTMLElement>(`ul > li > div > ${OPENS_ITEM}`) ?? [];
    const line = lines[Math.min(place, length - 1)];
    (line ?? frame.current?.querySelector<HTMLElement>(':scope > div:last-child > button'))?.focus();
  }, [frame, length]);
  return useCallback((index) => {
    gone.current = index;
  }, []);
};
