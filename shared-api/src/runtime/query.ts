import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { authStore, currentPlace } from '../auth/auth-store.ts';
import { ApiError } from '../client/api-error.ts';

export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** Retries after the first attempt. */
const RETRIES = 2;
/** Longest `Retry-After` that is waited for without showing an error, in seconds. */
const MAX_RETRY_AFTER = 30;

/** Errors that a retry cannot change, including a too long `Retry-After` (product.md §82). */
const isFinal = (error: Error): boolean => {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 429 || (error.retryAfter ?? 0) > MAX_RETRY_AFTER;
};

/**
 * Delay before a retry, in ms: the server's `Retry-After`, else exponential backoff. Errors are shown after
 * seconds, also during outages.
 */
const retryDelay = (failures: number, error: Error): number =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined
    ? Math.min(error.retryAfter, MAX_RETRY_AFTER) * 1_000
    : 1_000 * 2 ** failures;

/** Creates a query client: two retries, none after a 4xx response, and none for mutations. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && !isFinal(error),
        retryDelay: retryDelay,
        networkMode: 'always',
      },
      // Without a connection a mutation fails at once. Otherwise it would be sent later, unexpectedly.
      mutations: { networkMode: 'always' },
    },
  });

/** The only query client of the page. */
export const queryClient = createQueryClient();

let known = currentPlace();
// Cached data belongs to one place, so it is cleared when the place changes, also from another tab
// (product.md §38, §155), before anything of the new place is rendered.
authStore.subscribe(({ placeId }) => {
  if (placeId === null || placeId === known) return;
  if (known !== null) queryClient.clear();
  known = placeId;
});

/** How long the page's first view stays for newer data, in ms. */
const BEHIND_VIEW_MS = 4_000;

/** Whether the view that came with the document still shows the page. */
const hasFirstView = (): boolean =>
  typeof document === 'object' && document.querySelector('[data-first-view]') !== null;

const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, hasFirstView() ? BEHIND_VIEW_MS : 0));

/**
 * Starts a query for a page whose code is still loading. Resolves at once if the data is in the document or
 * fresh in the cache, so that such a page is rendered complete; other pages do not wait for the network. A first view
 * that was read for longer than its data is fresh stays until there is newer data, instead of giving way to an empty
 * page (product.md §226). Errors are left to the page.
 * @param next what is asked for once the answer is known
 */
export const begin = async <Data, Key extends QueryKey, Next = unknown, NextKey extends QueryKey = QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  next?: (data: Data) => FetchQueryOptions<Next, Error, Next, NextKey>,
): Promise<void> => {
  const ask = async (): Promise<void> => {
    await queryClient.prefetchQuery(query);
    const data = queryClient.getQueryData<Data>(query.queryKey);
    if (next && data !== undefined) await queryClient.prefetchQuery(next(data));
  };
  return Promise.race([ask(), pause()]);
};
