import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the keyboard back to the button that opened something, when that has closed and the button stands there again.
 * Where the focus has gone elsewhere meanwhile, it stays.
 */
export const useFocusBack = (isOpen: boolean): RefObject<HTMLButtonElement | null> => {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
};
