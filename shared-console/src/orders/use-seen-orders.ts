import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../device/storage.ts';

/** How many orders are kept: far more than wait for an answer at once. */
const MOST = 200;

/**
 * The marks of a place's orders that somebody has seen on this device, in any of its windows (product.md §67), and what adds to
 * them. They outlive the session, so that what arrives before the next sign-in is new, and nothing else.
 */
export const useSeenOrders = (
  place: string | null,
): {
  seen: readonly string[];
  add: (marks: readonly string[]) => void;
} => {
  const key = `tavolina-seen-orders:${place ?? ''}`;
  const read = (): string => readStored('localStorage', key) ?? '';
  const [seen, setSeen] = useState(read);
  const handleStorage = useEffectEvent(() => setSeen(read()));
  useEffect(() => {
    const listen = (): void => handleStorage();
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
  const add = (marks: readonly string[]): void => {
    // Another window may have added some a moment ago; where the browser keeps nothing, this one still knows its own.
    const all = new Set([...marks, ...(read() || seen).split(' ').filter(Boolean)]);
    const now = [...all].slice(0, MOST).join(' ');
    writeStored('localStorage', key, now);
    setSeen(now);
  };
  return { seen: seen.split(' '), add };
};
