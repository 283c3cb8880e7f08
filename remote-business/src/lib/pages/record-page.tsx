import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { QueryFailure } from '@tavolina/shared-console/page/query-failure.tsx';
import type { QueryLike } from '@tavolina/shared-console/page/query-like.ts';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { ButtonLink, EmptyState, LoadNews, PageHeader, Skeleton, visuallyHidden } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** The page while its data is not there. */
const Outline = ({ title, isBusy, children }: { title: string; isBusy: boolean; children: ReactNode }) => (
  <div className={page.form} aria-busy={isBusy}>
    <PageTitle title={title} />
    <h1 className={visuallyHidden}>{title}</h1>
    {children}
  </div>
);

interface RecordProps<T> {
  query: QueryLike<T>;
  /** False while the page waits for something besides. */
  isReady?: boolean;
  /** Whether it stays on the screen when it is gone from the server, because somebody writes in it. */
  holdsWriting?: boolean;
  /** While nothing more is known. */
  title: string;
  texts: { notFound: string; notFoundText: string; failed: string };
  /** Where to go when there is none. */
  wayOut: { to: string; label: string };
  /** What stands there when there is none, in place of what says so. */
  withoutRecord?: (notFound: ReactNode) => ReactNode;
  /** `isGone` from the server, and held on the screen. */
  children: (data: T, isGone: boolean) => ReactNode;
}

const RecordContent = <T,>({
  query,
  isReady = true,
  holdsWriting = false,
  title,
  texts,
  wayOut,
  withoutRecord = (notFound) => notFound,
  children,
}: RecordProps<T>) => {
  const { data, error } = query;
  const isGone = hasStatus(error, 404);
  if (isGone && !(holdsWriting && data !== undefined)) {
    return withoutRecord(
      <div className={page.form}>
        <PageTitle title={texts.notFound} />
        <PageHeader title={texts.notFound} />
        <EmptyState
          title={texts.notFoundText}
          action={<ButtonLink to={wayOut.to}>{wayOut.label}</ButtonLink>}
        />
      </div>,
    );
  }
  if (error && data === undefined) {
    return (
      <Outline title={title} isBusy={false}>
        <QueryFailure query={query} title={texts.failed} />
      </Outline>
    );
  }
  if (data === undefined || !isReady) {
    return (
      <Outline title={title} isBusy>
        <Skeleton height="70px" width="320px" radius="10px" />
        <Skeleton height="560px" radius="16px" />
      </Outline>
    );
  }
  return children(data, isGone);
};

/**
 * A page about one menu or order, which does not exist, failed to load, is loading or is here. Screen readers are told that it
 * loads (product.md §126).
 */
export const RecordPage = <T,>(props: RecordProps<T>) => {
  const { query, isReady = true } = props;
  const isHere = query.data !== undefined;
  return (
    <>
      <LoadNews isLoading={isHere ? !isReady : !query.error} result={isHere ? undefined : ''} />
      <RecordContent {...props} />
    </>
  );
};
