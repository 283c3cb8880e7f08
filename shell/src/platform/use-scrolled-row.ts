import { type RefObject, useEffect, useState } from 'react';

/** Shares of a pixel by which a row that is scrolled to its end may seem to go on. */
const ROUNDING = 1;

/**
 * Says at which edges of a row that scrolls sideways more of it lies, so that it fades there.
 * @returns `start`, `end`, `start end`, or nothing where all of it is seen; as it is scrolled, resized and changed
 */
export const useScrolledRow = (row: RefObject<HTMLElement | null>): string => {
  const [beyond, setBeyond] = useState('');
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const hasStart = scrollLeft > ROUNDING;
      const hasEnd = scrollLeft < scrollWidth - clientWidth - ROUNDING;
      setBeyond([...(hasStart ? ['start'] : []), ...(hasEnd ? ['end'] : [])].join(' '));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row]);
  return beyond;
};
