import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

/** How many orders are kept: far more than wait for an answer at once. */
const MOST = 200;

/**
 * The numbers of a place's orders that somebody has seen on this device, in any of its windows (product.md §67), and what adds to
 * them. They outlive the session, so that what arrives before the next sign-in is new, and nothing else.
 */
export const useSeenOrders = (
  place: string | null,
): {
  seen: readonly string[];
  add: (ids: readonly string[]) => void;
  /** Makes an order new again, in all windows. */
  forget: (id: string) => void;
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
  const add = (ids: readonly string[]): void => {
    // Another window may have added some a moment ago; where the browser keeps nothing, this one still knows its own.
    const all = new Set([...ids, ...(read() || seen).split(' ').filter(Boolean)]);
    const now = [...all].slice(0, MOST).join(' ');
    writeStored('localStorage', key, now);
    setSeen(now);
  };
  const forget = (id: string): void => {
    const now = (read() || seen)
      .split(' ')
      .filter((other) => other !== id)
      .join(' ');
    writeStored('localStorage', key, now);
    setSeen(now);
  };
  return { seen: seen.split(' '), add, forget };
};
