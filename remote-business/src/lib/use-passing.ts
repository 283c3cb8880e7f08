import { useState } from 'react';
import { SUCCESS_MS, useLater } from './use-later.ts';

/** A message that goes away by itself. */
export const usePassing = (): [isShown: boolean, show: () => void] => {
  const [isShown, setIsShown] = useState(false);
  useLater(isShown, SUCCESS_MS, () => setIsShown(false));
  return [isShown, () => setIsShown(true)];
};
