import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

/** On the device, so that all of its windows know. */
const KEY = 'tavolina-seen-orders';

/** More than arrive in a rush. */
const KEPT = 200;

const readSeen = (): readonly string[] => (readStored('localStorage', KEY) ?? '').split(' ').filter(Boolean);

/** Orders that have been looked at in any window of this device (product.md §67), and what adds to them. */
export const useSeenOrders = (): [ReadonlySet<string>, (ids: readonly string[]) => void] => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(readSeen()));
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      if (key === KEY) setSeen((before) => new Set([...before, ...readSeen()]));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);
  const add = useCallback((ids: readonly string[]): void => {
    writeStored('localStorage', KEY, [...new Set([...readSeen(), ...ids])].slice(-KEPT).join(' '));
    setSeen((before) => new Set([...before, ...ids]));
  }, []);
  return [seen, add];
};
