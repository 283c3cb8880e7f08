import { useState } from 'react';
import { useLater } from './use-later.ts';

/** How long a message of success stays, in ms. */
const SHOWN_MS = 3_000;

/** A message that goes away by itself. */
export const usePassing = (): [isShown: boolean, show: () => void] => {
  const [isShown, setIsShown] = useState(false);
  useLater(isShown, SHOWN_MS, () => setIsShown(false));
  return [isShown, () => setIsShown(true)];
};
