import { LoadState } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { QueryFailure } from './query-failure.tsx';
import type { QueryLike } from './query-like.ts';

/** What a query of the console has come to: its failure with the reason, its skeleton, nothing, or its data. */
export const QueryState = <T,>({
  query,
  failed,
  ...states
}: {
  query: QueryLike<T>;
  /** Sentence for what could not be had. */
  failed: string;
  loading: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}) => (
  <LoadState
    {...states}
    data={query.data}
    error={query.error}
    failed={<QueryFailure query={query} title={failed} />}
  />
);
