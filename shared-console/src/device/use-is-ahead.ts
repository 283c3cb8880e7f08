import { serverNow } from '@tavolina/shared-api/client';
import { useEffect, useReducer } from 'react';

/** Whether a time is still ahead by the server's clock (product.md §127); changes by itself when it comes. */
export const useIsAhead = (time: string | null | undefined): boolean => {
  const [, passTime] = useReducer((turn: number) => turn + 1, 0);
  const end = time ? Date.parse(time) : 0;
  useEffect(() => {
    const left = end - serverNow();
    if (left <= 0) return;
    const timer = setTimeout(passTime, left);
    return () => clearTimeout(timer);
  }, [end]);
  return end > serverNow();
};
