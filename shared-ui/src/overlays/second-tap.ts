import type { MouseEvent as ReactMouseEvent } from 'react';

/** The second tap of a double tap comes within this time, in ms, and this near, in px. */
const SOON_MS = 500;
const NEAR_PX = 32;

/**
 * Keeps the second tap of a double tap from what lies behind a dialog that its first one closed. What else is pressed
 * meanwhile is pressed.
 */
const catchSecondTap = (first: PointerEvent): void => {
  // A key was pressed: that comes twice nowhere else.
  if (!first.pointerType) return;
  const handleClick = (event: MouseEvent): void => {
    if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > NEAR_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', handleClick, { capture: true });
  setTimeout(() => document.removeEventListener('click', handleClick, { capture: true }), SOON_MS);
};

/** For whatever closes a dialog: the second tap of a double tap on it ends here. */
export const handlePress = ({ nativeEvent }: ReactMouseEvent): void =>
  catchSecondTap(nativeEvent as PointerEvent);
