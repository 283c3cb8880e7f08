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

/** Tries after the first one. */
const MORE_TRIES = 2;
/** Longest wait for a turn that nobody has to be told of, in seconds. */
const LONGEST_TURN = 30;

/** Answers that asking again cannot change, among them a turn that is too far off to be waited for (product.md §82). */
const isFinal = (error: Error): boolean => {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 429 || (error.retryAfter ?? 0) > LONGEST_TURN;
};

/**
 * How long to wait before the next try, in ms: until the turn the server named, else a while that doubles, also for a
 * server that is away: its reader is told after seconds.
 */
const waitBefore = (failures: number, error: Error): number =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined
    ? Math.min(error.retryAfter, LONGEST_TURN) * 1_000
    : 1_000 * 2 ** failures;

/** A query client with the platform's habits: two more tries, but none after a refusal, and none of a change. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MORE_TRIES && !isFinal(error),
        retryDelay: waitBefore,
        networkMode: 'always',
      },
      // Without a connection a change fails at once: one that waits would go out later, unasked.
      mutations: { networkMode: 'always' },
    },
  });

/** The one query client of the platform. */
export const queryClient = createQueryClient();

let known = currentPlace();
// What is known belongs to the place that the session worked for, also where another tab chooses another one or signs
// somebody else in (product.md §38, §155). It is forgotten before anything is drawn of the new one.
authStore.subscribe(({ placeId }) => {
  if (placeId === null || placeId === known) return;
  if (known !== null) queryClient.clear();
  known = placeId;
});

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts a query for a page whose code may still be on its way. It is waited for only as long as it takes to read what
 * is here already (an answer that came with the page, or a fresh one), so that such a page is drawn whole at once and
 * no other waits for the network. A failure is the page's to show.
 */
export const begin = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => Promise.race([queryClient.prefetchQuery(query), nextTask()]);
