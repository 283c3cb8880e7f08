import { currentPlace } from '@tavolina/shared-api/auth';
import { sayAlive } from '@tavolina/shared-api/client';
import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { orderingStateQuery } from '../lib/ordering-state-query.ts';

/** How often a console says that it is open, in ms. */
const SIGN_MS = 30_000;

/** Whether this window speaks for all windows of its browser that show a place: the first one, until it closes. */
const useSpeaksFor = (place: string | null, isWanted: boolean): boolean => {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    // Without locks each window speaks for itself: the server minds no further sign.
    if (!('locks' in navigator)) {
      setSpeaks(true);
      return;
    }
    const closing = new AbortController();
    const speak = (): Promise<void> => {
      setSpeaks(true);
      return new Promise((resolve) => closing.signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks
      .request(`tavolina-console-${place}`, { signal: closing.signal }, speak)
      .catch(() => undefined);
    return () => {
      closing.abort();
      setSpeaks(false);
    };
  }, [place, isWanted]);
  return speaks && isWanted;
};

/**
 * Says every half minute that a console of the place is open, also while it is not looked at (product.md §340). Where
 * that ended a pause that the place made by itself, the console says so (product.md §342).
 */
export const useAlive = (acceptsOrders: boolean): void => {
  const client = useQueryClient();
  // A page that another place takes over is drawn once more before it goes: its place stays.
  const [place] = useState(currentPlace);
  const enabled = useSpeaksFor(place, acceptsOrders);
  const { data } = useQuery({
    queryKey: ['alive'],
    queryFn: ({ signal }) => sayAlive(signal),
    enabled,
    refetchInterval: SIGN_MS,
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
