import { useEffect, useEffectEvent } from 'react';

/** How long a success is shown before it goes, or leads on, in ms. */
export const SUCCESS_MS = 3_000;

/** Does something once, `delayMs` after it has become due. */
export const useTimeout = (isDue: boolean, delayMs: number, action: () => void): void => {
  const act = useEffectEvent(action);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => act(), delayMs);
    return () => clearTimeout(timer);
  }, [isDue, delayMs]);
};
