import { RotateCcw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../food/empty-table.tsx';
import { Button } from '../primitives/button.tsx';
import { LoadNews } from './load-news.tsx';
import styles from './load-state.module.css';

/** Error state: what failed, what is safe, and a retry. */
export const ErrorState = ({
  title,
  text,
  onRetry,
}: {
  title: string;
  text?: string | undefined;
  onRetry?: () => void;
}) => {
  const { t } = useTranslation('ui');
  return (
    <section className={styles.state} role="alert">
      <WifiOff size={28} strokeWidth={1.75} aria-hidden="true" />
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {onRetry ? (
        <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </section>
  );
};

/** Empty state: one sentence and one next step. */
export const EmptyState = ({
  title,
  text,
  action,
}: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}) => (
  <section className={styles.state}>
    <EmptyTable />
    <h2>{title}</h2>
    {text ? <p>{text}</p> : null}
    {action}
  </section>
);

/** Number of entries of a list; undefined for other data. */
const countOf = (data: unknown): number | undefined => {
  if (Array.isArray(data)) return data.length;
  const isPage = typeof data === 'object' && data !== null && 'items' in data && 'total' in data;
  return isPage && typeof data.total === 'number' ? data.total : undefined;
};

/**
 * The states of every screen that fetches: error, loading, empty, data; with announcements for screen
 * readers (product.md §126).
 */
export const LoadState = <T,>({
  data,
  error,
  loading,
  isEmpty = () => false,
  empty,
  failed,
  isToldElsewhere = false,
  children,
}: {
  data: T | undefined;
  error: unknown;
  /** Skeleton in the exact size of the data. */
  loading: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  failed: ReactNode;
  /** Whether the page announces loading and result itself. */
  isToldElsewhere?: boolean;
  children: (data: T) => ReactNode;
}) => {
  const { t } = useTranslation('ui');
  const hasFailed = data === undefined && Boolean(error);
  const shown = (): ReactNode => {
    if (hasFailed) return failed;
    if (data === undefined) return loading;
    return isEmpty(data) ? empty : children(data);
  };
  const told = (): string | undefined => {
    // Errors are announced as alerts.
    if (data === undefined) return '';
    const count = countOf(data);
    if (isEmpty(data)) return t('loadedNone');
    return count === undefined ? undefined : t('loadedCount', { count });
  };
  return (
    <>
      {isToldElsewhere ? null : <LoadNews isLoading={data === undefined && !hasFailed} result={told()} />}
      {shown()}
    </>
  );
};
