import { useLayoutEffect } from 'react';

/** Fields that are held let go of the focus; where it went nowhere else, it is there again once they are not. */
export const useRestoredFocus = (isHeld: boolean): void => {
  useLayoutEffect(() => {
    if (!isHeld) return;
    const focused = document.activeElement;
    return () => {
      // Once the fields can have it.
      queueMicrotask(() => {
        if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
      });
    };
  }, [isHeld]);
};
