import { serverNow } from '@tavolina/shared-api/client';
import { useEffect, useState } from 'react';

/** How often the time is looked at, in ms. */
const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;

const minuteNow = (): number => Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;

/**
 * The present minute by the server's clock, in ms, which moves on while the page is open.
 * @param isMoving whether anything shown depends on it
 */
export const useMinute = (isMoving: boolean): number => {
  const [minute, setMinute] = useState(minuteNow);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setMinute(minuteNow()), LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return minute;
};
