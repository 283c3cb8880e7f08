import { serverNow } from '@tavolina/shared-api/client';
import { useEffect, useReducer } from 'react';

/** Whether a time, in ms, is over by the server's clock (product.md §127); changes by itself when it comes. */
export const useIsOver = (time: number): boolean => {
  const [, passTime] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    const left = time - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(passTime, left);
    return () => clearTimeout(timer);
  }, [time]);
  return time <= serverNow();
};
