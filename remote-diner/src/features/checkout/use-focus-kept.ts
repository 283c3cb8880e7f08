import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when the button that had it goes away: to what says why. Give the element a `tabIndex` of -1. */
export const useFocusKept = (isShown: boolean): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) element.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return element;
};
