import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MenuSearch } from './use-menu-search.ts';

/**
 * While one types, scrolls to what was found if it begins above the window, or so low that the keys of a phone hide it.
 */
export const useFoundInView = (list: RefObject<HTMLElement | null>, { query, field }: MenuSearch): void => {
  const shown = useRef(query);
  useLayoutEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (!list.current || !field.current || field.current !== document.activeElement) return;
    const { top } = list.current.getBoundingClientRect();
    const height = window.visualViewport?.height ?? window.innerHeight;
    if (top < 0 || top > height / 2) list.current.scrollIntoView({ behavior: 'instant' });
  }, [list, field, query]);
};
