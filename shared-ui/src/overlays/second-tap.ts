import type { MouseEvent as ReactMouseEvent } from 'react';

/** A second tap counts as part of a double tap within this time, in ms, and distance, in px. */
const SOON_MS = 500;
const NEAR_PX = 32;

/**
 * Blocks the second tap of a double tap whose first tap made something go away. Other presses are not blocked, and a
 * press elsewhere ends the double tap, as does what is typed.
 * @param on a selector of what is kept from it
 */
const catchSecondTap = (first: PointerEvent, on: string): void => {
  // Key presses have no pointer type and are not affected.
  if (!first.pointerType) return;
  const options = { capture: true };
  const end = (): void => {
    document.removeEventListener('click', handleClick, options);
    document.removeEventListener('input', end, options);
  };
  const handleClick = (event: MouseEvent): void => {
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= NEAR_PX;
    // On a busy page the timer below is late.
    if (!isNear || event.timeStamp - first.timeStamp > SOON_MS) {
      end();
      return;
    }
    if (!(event.target as Element).closest(on)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', handleClick, options);
  document.addEventListener('input', end, options);
  setTimeout(end, SOON_MS);
};

/**
 * For buttons that go away, or move what lies below, at a press: the second tap of a double tap has no effect on
 * what stands there then.
 * @param on a selector of what takes no second tap, where something else there may take it
 */
export const ignoreSecondTap = ({ nativeEvent }: ReactMouseEvent, on = '*'): void =>
  catchSecondTap(nativeEvent as PointerEvent, on);
