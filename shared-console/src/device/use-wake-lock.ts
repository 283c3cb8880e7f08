import { useEffect, useState } from 'react';

/** Before a lock is taken again that the device took, in ms. */
const AGAIN_MS = 1_000;

/** `unsupported`: the browser cannot; `refused`: it will not now, for example because the battery is low. */
export type WakeState = 'awake' | 'refused' | 'unsupported';

/**
 * Keeps the screen on while the page is visible (product.md §334). A browser lets go of the lock when the page is hidden,
 * and a device may at any time; it is taken again when the page comes back, and a second after the device took it.
 */
export const useWakeLock = (): WakeState => {
  const isSupported = 'wakeLock' in navigator;
  const [state, setState] = useState<WakeState>(isSupported ? 'awake' : 'unsupported');
  useEffect(() => {
    if (!isSupported) return;
    let lock: WakeLockSentinel | undefined;
    let again: number | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) return void (await taken.release());
        lock = taken;
        taken.addEventListener('release', handleRelease);
        setState('awake');
      } catch {
        setState('refused');
      }
    };
    const handleRelease = (): void => {
      if (!isOver) again = window.setTimeout(() => void take(), AGAIN_MS);
    };
    const handleVisibility = (): void => void take();
    document.addEventListener('visibilitychange', handleVisibility);
    void take();
    return () => {
      isOver = true;
      window.clearTimeout(again);
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release();
    };
  }, [isSupported]);
  return state;
};
