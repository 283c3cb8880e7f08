import { ApiError } from '@tavolina/shared-api/client';
import { useState } from 'react';

/** How long after a failure a query is retried, in ms. */
const AGAIN_MS = 10_000;

/** Failures that a retry would only repeat. */
const isLasting = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Options of a query that is retried by itself after a failure, while its page is seen (product.md §513). */
export const autoRetry = {
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }): number | false =>
    error && !isLasting(error) ? AGAIN_MS : false,
};

/** The part of a query's result that a page shows. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  /** Whether the data are still those of the query before. */
  isPlaceholderData: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/**
 * A query as a page shows it: a failure stays on the screen while the query is retried by itself. Only `retry`, which a
 * person presses, shows that it loads (product.md §513).
 */
export const useRetriedQuery = <Data>({
  data,
  error,
  isPlaceholderData,
  errorUpdateCount,
  refetch,
}: Asked<Data>) => {
  // How many failures there were when a person last pressed `retry`.
  const [seen, setSeen] = useState(0);
  const isWithout = data === undefined || isPlaceholderData;
  const hasFailed = isWithout && (error !== null || (errorUpdateCount > 0 && errorUpdateCount !== seen));
  return {
    data: hasFailed ? undefined : data,
    hasFailed,
    isPlaceholderData: isPlaceholderData && !hasFailed,
    /** Loads again without showing it. */
    refetch,
    retry: (): void => {
      setSeen(errorUpdateCount);
      void refetch();
    },
  };
};
