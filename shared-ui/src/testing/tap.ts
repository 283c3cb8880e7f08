import { fireEvent } from '@testing-library/react';

/** More than any two taps of a test are apart, in px. */
const APART_PX = 1_000;

let test: string | undefined;
let left = 0;

/** Where a test's own taps begin: what keeps a second tap away lasts longer than some tests. */
const leftOfTest = (): number => {
  const { currentTestName } = expect.getState();
  if (currentTestName !== test) left += APART_PX;
  test = currentTestName;
  return left;
};

/**
 * Presses an element as a finger does that taps at a place, in px from where the test's taps begin.
 * @returns whether the press reached it: the second tap of a double tap may be kept from it
 */
export const tap = (element: HTMLElement, at = 100): boolean => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: leftOfTest() + at });
  let isReached = false;
  const listen = (): void => {
    isReached = true;
  };
  element.addEventListener('click', listen);
  // At the same moment as the other taps of a test, however slow the machine: what comes later is said by timers.
  Object.defineProperty(click, 'timeStamp', { value: 0 });
  fireEvent(element, Object.assign(click, { pointerType: 'touch' }));
  element.removeEventListener('click', listen);
  return isReached;
};
