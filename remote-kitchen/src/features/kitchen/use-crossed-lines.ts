import { currentPlace } from '@tavolina/shared-api/auth';
import { readStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Positions of the lines that are crossed off, by order. */
type CrossedLines = Readonly<Record<string, readonly number[]>>;

/** How many orders are stored: far more than a kitchen has open at once. */
const MOST = 200;

const isLines = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((line) => Number.isInteger(line));

const parse = (kept: string): CrossedLines => {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(kept) as object).filter(([, lines]) => isLines(lines)),
    ) as CrossedLines;
  } catch {
    // Unreadable: nothing is crossed off.
    return {};
  }
};

/**
 * The lines that were crossed off on this device, and a function that crosses a line off or restores it (product.md
 * §333). Stored on the device: they survive a reload, and all windows share them.
 */
export const useCrossedLines = (): {
  crossed: CrossedLines;
  /** Always the same function, so that it renders no ticket again. */
  cross: (orderId: string, line: number) => void;
} => {
  const [key] = useState(() => `tavolina-crossed-lines:${currentPlace() ?? ''}`);
  const [crossed, setCrossed] = useState(() => parse(readStored('localStorage', key) ?? '{}'));
  const known = useRef(crossed);
  const show = useCallback((lines: CrossedLines): void => {
    known.current = lines;
    setCrossed(lines);
  }, []);

  useEffect(() => {
    const handleStorage = (event: StorageEvent): void => {
      if (event.key === key) show(parse(event.newValue ?? '{}'));
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [key, show]);

  const cross = useCallback(
    (orderId: string, line: number): void => {
      const { [orderId]: before = [], ...others } = known.current;
      const lines = before.includes(line) ? before.filter((other) => other !== line) : [...before, line];
      // The order that was touched last is stored longest.
      const next = Object.fromEntries([...Object.entries(others), [orderId, lines] as const].slice(-MOST));
      writeStored('localStorage', key, JSON.stringify(next));
      show(next);
    },
    [key, show],
  );
  return { crossed, cross };
};
