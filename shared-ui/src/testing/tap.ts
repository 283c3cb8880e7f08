import { fireEvent } from '@testing-library/react';

/**
 * Presses an element as a finger does that taps at a place, in px from the left.
 * @returns whether the press reached it: the second tap of a double tap may be kept from it
 */
export const tap = (element: HTMLElement, clientX = 100): boolean => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX });
  let isReached = false;
  const listen = (): void => {
    isReached = true;
  };
  element.addEventListener('click', listen);
  fireEvent(element, Object.assign(click, { pointerType: 'touch' }));
  element.removeEventListener('click', listen);
  return isReached;
};
