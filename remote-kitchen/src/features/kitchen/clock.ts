import { serverNow } from '@tavolina/shared-api/client';
import { useSyncExternalStore } from 'react';

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

const tick = (): void => {
  now = serverNow();
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    now = serverNow();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * The value of `read` for the server's time in ms, evaluated once a second (product.md §127). All components share one
 * timer, and each renders only when its own value changes: sixty tickets that show minutes do not render every second.
 */
export const useClock = <Value extends string | number>(read: (now: number) => Value): Value =>
  useSyncExternalStore(follow, () => read(timer === undefined ? serverNow() : now));
