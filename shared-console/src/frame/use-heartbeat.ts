import { currentPlace } from '@tavolina/shared-api/auth';
import { sayAlive } from '@tavolina/shared-api/client';
import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { orderingStateQuery } from '../orders/ordering-state-query.ts';

/** Time between two heartbeats of a console, in ms. */
const HEARTBEAT_MS = 30_000;

/** Whether this window sends the heartbeats for all windows of its browser that show a place: the first one, until it closes. */
const useIsSender = (place: string | null, isWanted: boolean): boolean => {
  const [isSender, setIsSender] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // Without locks each window sends its own: the server ignores the additional ones.
    if (!('locks' in navigator)) {
      setIsSender(true);
      return;
    }
    const closing = new AbortController();
    const send = (): Promise<void> => {
      setIsSender(true);
      return new Promise((resolve) => closing.signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks
      .request(`tavolina-console-${place}`, { signal: closing.signal }, send)
      .catch(() => undefined);
    return () => {
      closing.abort();
      setIsSender(false);
    };
  }, [place, isWanted]);
  return isSender && isWanted;
};

/**
 * Sends a heartbeat every half minute while a console of the place is open, also in the background (product.md §340). If
 * that ended a pause that the place had made by itself, reloads the state of ordering (product.md §342).
 */
export const useHeartbeat = (acceptsOrders: boolean): void => {
  const client = useQueryClient();
  // The place of this page stays: the page renders once more before another place replaces it.
  const [place] = useState(currentPlace);
  const enabled = useIsSender(place, acceptsOrders);
  const { data } = useQuery({
    queryKey: ['alive'],
    queryFn: ({ signal }) => sayAlive(signal),
    enabled,
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });
  const resumed = data?.resumed === true;
  useEffect(() => {
    if (resumed) void client.invalidateQueries(orderingStateQuery);
  }, [client, resumed]);
};
