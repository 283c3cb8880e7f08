import { useEffect, useRef } from 'react';

/**
 * Calls `onLeft` when a person goes back or forward in the browser's history, before the router draws that page. A page
 * that was requested before and is not drawn yet will then never be drawn.
 */
export const useWayBack = (onLeft: () => void): void => {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => {
    const handlePopState = (): void => latest.current();
    // In the capture phase, because the router listens in the other one and draws at once.
    window.addEventListener('popstate', handlePopState, { capture: true });
    return () => window.removeEventListener('popstate', handlePopState, { capture: true });
  }, []);
};
