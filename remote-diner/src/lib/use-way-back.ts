import { useEffect, useRef } from 'react';

/**
 * Calls `onLeft` when the person goes back or forward in the browser's history, before the router draws that page. A way
 * back may be faster than the page: what was asked for before and is not drawn yet will not be drawn any more.
 */
export const useWayBack = (onLeft: () => void): void => {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    const handlePopState = (): void => latest.current();
    // The router hears of it in the other phase, and draws at once.
    window.addEventListener('popstate', handlePopState, { capture: true });
    return () => window.removeEventListener('popstate', handlePopState, { capture: true });
  }, []);
};
