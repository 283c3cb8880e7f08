import { getReadyScreen } from '@tavolina/shared-api/client';
import type { ReadyScreen } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { keptData } from '../../lib/kept-data.ts';

/** How often the screen asks what is ready, in ms. */
const EVERY_MS = 5_000;

/** What the device keeps a screen under. */
export const keptAs = (code: string): string => `guest-screen:${code}`;

/** What is ready at the place of a code; until it is known, what this device had last. */
export const guestScreenQuery = (code: string) =>
  queryOptions({
    queryKey: ['guest-screen', code],
    queryFn: ({ signal }) => getReadyScreen(code, signal),
    initialData: () => keptData<ReadyScreen>(keptAs(code))?.data,
    initialDataUpdatedAt: () => keptData(keptAs(code))?.at,
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
