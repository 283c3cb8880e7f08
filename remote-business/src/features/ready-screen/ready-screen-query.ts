import { getReadyScreen } from '@tavolina/shared-api/client';
import type { ReadyScreen } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { keptData } from '@tavolina/shared-console/device/kept-data.ts';

/** How often the screen loads the orders, in ms. */
const EVERY_MS = 5_000;

/** Storage key of the last orders on this device. Its prefix is older than the name of the screen. */
export const keptAs = (code: string): string => `guest-screen:${code}`;

/** The orders that are ready at the place of a code. Starts with what this device showed last. */
export const readyScreenQuery = (code: string) =>
  queryOptions({
    queryKey: ['ready-screen', code],
    queryFn: ({ signal }) => getReadyScreen(code, signal),
    initialData: () => keptData<ReadyScreen>(keptAs(code))?.data,
    initialDataUpdatedAt: () => keptData(keptAs(code))?.at,
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
