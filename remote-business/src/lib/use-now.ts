import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The clock in ms, moved on once a minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
