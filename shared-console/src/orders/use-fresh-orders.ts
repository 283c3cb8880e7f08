import { useEffect, useRef, useState } from 'react';
import type { Freshness } from './fresh-orders-context.ts';

/** How long an order counts as fresh, in ms: time enough to come back from the stove and see it. */
const FRESH_MS = 60_000;

/** Remembers for a while which orders arrived or changed by themselves. */
export const useFreshOrders = () => {
  const [fresh, setFresh] = useState<ReadonlyMap<string, Freshness>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const put = (id: string, freshness: Freshness | undefined): void =>
    setFresh((current) => {
      const next = new Map(current);
      if (freshness) next.set(id, freshness);
      else next.delete(id);
      return next;
    });
  const mark = (id: string, freshness: Freshness | undefined): void => {
    clearTimeout(timers.current.get(id));
    put(id, freshness);
    if (freshness)
      timers.current.set(
        id,
        setTimeout(() => put(id, undefined), FRESH_MS),
      );
  };
  return { fresh, mark };
};
