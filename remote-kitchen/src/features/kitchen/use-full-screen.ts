import { useEffect, useSyncExternalStore } from 'react';

const follow = (onChange: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};
const isFull = (): boolean => Boolean(document.fullscreenElement);
// The browser says what happened by its own event; a refusal leaves everything as it was.
const leave = (): void => void document.exitFullscreen().catch(() => undefined);

/**
 * Gives the page the whole screen and takes it back, at the latest when it is left (product.md §334).
 * @returns undefined where the browser gives no page the whole screen
 */
export const useFullScreen = (): { isFull: boolean; toggle: () => void } | undefined => {
  const full = useSyncExternalStore(follow, isFull);
  useEffect(
    () => () => {
      if (isFull()) leave();
    },
    [],
  );
  if (!document.fullscreenEnabled) return undefined;
  const enter = (): void => void document.documentElement.requestFullscreen().catch(() => undefined);
  return { isFull: full, toggle: full ? leave : enter };
};
