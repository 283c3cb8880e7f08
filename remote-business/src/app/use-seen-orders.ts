import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

/** On the device, so that all of its windows know. */
const KEY = 'tavolina-seen-orders';

/** Letters that are kept: the numbers of more orders than arrive in a rush. */
const KEPT = 2_000;

const readSeen = (): string => readStored('localStorage', KEY) ?? '';

/** The numbers of orders that were looked at in any window of this device (product.md §67), and what adds to them. */
export const useSeenOrders = (): [string, (ids: readonly string[]) => void] => {
  const [seen, setSeen] = useState(readSeen);
  useEffect(() => {
    const handleStorage = (): void => setSeen(readSeen);
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);
  const add = (ids: readonly string[]): void => {
    const now = `${ids.join(' ')} ${seen}`.slice(0, KEPT);
    writeStored('localStorage', KEY, now);
    setSeen(now);
  };
  return [seen, add];
};
