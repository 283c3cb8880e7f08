import { serverNow } from '@tavolina/shared-api/client';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../page/time-spans.ts';

/** The server's clock in ms (product.md §127), moved on once a minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
