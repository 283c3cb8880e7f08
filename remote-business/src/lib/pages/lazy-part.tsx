import { queryOptions, useTranslation } from '@tavolina/shared-api/runtime';
import type { QueryLike } from '@tavolina/shared-console/page/query-like.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Skeleton } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** Code that the first view of a page does without, kept once it is there; where it does not come it can be asked for again. */
export const lazyCode = <M,>(name: string, load: () => Promise<M>) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** A part of a page that is drawn by such code. */
export const LazyPart = <M,>({
  query,
  height,
  children,
}: {
  query: QueryLike<M>;
  /** About as high as the part. */
  height: string;
  children: (code: M) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  return (
    <QueryState query={query} failed={t('partFailed')} loading={<Skeleton height={height} radius="16px" />}>
      {children}
    </QueryState>
  );
};
