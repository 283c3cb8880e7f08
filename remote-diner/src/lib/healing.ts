import { ApiError } from '@tavolina/shared-api/client';
import { useState } from 'react';

/** How long after a failure it is asked again, in ms. */
const AGAIN_MS = 10_000;

/** Failures that the same question meets again. */
const isLasting = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Options of a query that is asked again by itself after a failure, while its page is seen (product.md §513). */
export const healing = {
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }): number | false =>
    error && !isLasting(error) ? AGAIN_MS : false,
};

/** What is shown of a query. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  /** Whether the data are those of another question. */
  isPlaceholderData: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/**
 * A query as a page shows it: what failed stays said while it is asked again by itself. Only `retry`, the press of
 * somebody, shows that it loads (product.md §513).
 */
export const useHealing = <Data>({
  data,
  error,
  isPlaceholderData,
  errorUpdateCount,
  refetch,
}: Asked<Data>) => {
  // How many failures somebody had seen at the press.
  const [seen, setSeen] = useState(0);
  const isWithout = data === undefined || isPlaceholderData;
  const hasFailed = isWithout && (error !== null || (errorUpdateCount > 0 && errorUpdateCount !== seen));
  return {
    data: hasFailed ? undefined : data,
    hasFailed,
    isPlaceholderData: isPlaceholderData && !hasFailed,
    /** Asks again without a word. */
    refetch,
    retry: (): void => {
      setSeen(errorUpdateCount);
      void refetch();
    },
  };
};
