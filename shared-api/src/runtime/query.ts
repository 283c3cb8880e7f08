import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';

export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** Answers that asking again cannot change. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** A query client with the platform's habits: two more tries, but none after a refusal. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && !isFinal(error),
        networkMode: 'always',
      },
      // Without a connection a change fails at once: one that waits would go out later, unasked.
      mutations: { networkMode: 'always' },
    },
  });

/** The one query client of the platform. */
export const queryClient = createQueryClient();

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts a query for a page whose code may still be on its way. It is waited for only as long as it takes to read what
 * is here already (an answer that came with the page, or a fresh one), so that such a page is drawn whole at once and
 * no other waits for the network. A failure is the page's to show.
 */
export const begin = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => Promise.race([queryClient.prefetchQuery(query), nextTask()]);
