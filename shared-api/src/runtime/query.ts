import { QueryClient } from '@tanstack/react-query';
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
