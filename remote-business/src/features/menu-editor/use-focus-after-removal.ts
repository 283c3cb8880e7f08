import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { OPENS_ITEM } from './use-open-item.ts';

/**
 * The line that has the keyboard goes: it goes on at the next one, else at the one before, else at the button that adds one.
 * @param frame around the list and that button
 * @returns tells of the line that goes now, by its place
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
