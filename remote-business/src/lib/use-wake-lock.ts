import { useEffect, useState } from 'react';

/** `unsupported`: the browser cannot; `refused`: it will not now, for example because the battery is low. */
export type WakeState = 'awake' | 'refused' | 'unsupported';

/**
 * Keeps the screen on while the page is visible (product.md §334). A browser lets go of the lock when the page is hidden;
 * it is taken again when the page comes back.
 */
export const useWakeLock = (): WakeState => {
  const isSupported = 'wakeLock' in navigator;
  const [state, setState] = useState<WakeState>(isSupported ? 'awake' : 'unsupported');
  useEffect(() => {
    if (!isSupported) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
        setState('awake');
      } catch {
        setState('refused');
      }
    };
    const handleVisibility = (): void => void take();
    document.addEventListener('visibilitychange', handleVisibility);
    void take();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release();
    };
  }, [isSupported]);
  return state;
};
