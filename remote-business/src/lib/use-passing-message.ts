import { useState } from 'react';
import { SUCCESS_MS, useTimeout } from './use-timeout.ts';

/** A message that goes away by itself. */
export const usePassingMessage = (): [isShown: boolean, show: () => void] => {
  const [isShown, setIsShown] = useState(false);
  useTimeout(isShown, SUCCESS_MS, () => setIsShown(false));
  return [isShown, () => setIsShown(true)];
};
