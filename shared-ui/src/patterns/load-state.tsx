import { RotateCcw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../food/empty-table.tsx';
import { Button } from '../primitives/button.tsx';
import { LoadNews } from './load-news.tsx';
import styles from './load-state.module.css';

/** Something could not be had: what, what is safe, and trying again. */
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

/** There is nothing yet, or nothing that fits: one sentence and one next step. */
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

/** How many entries a list has; undefined for what is no list. */
const countOf = (data: unknown): number | undefined => {
  if (Array.isArray(data)) return data.length;
  const isPage = typeof data === 'object' && data !== null && 'items' in data && 'total' in data;
  return isPage && typeof data.total === 'number' ? data.total : undefined;
};

/**
 * What every screen that fetches shows: failure first, then waiting, then nothing, then the data; and tells it those who do
 * not see it (product.md §126).
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
  /** Skeleton of the exact size of the data. */
  loading: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  failed: ReactNode;
  /** Whether the page says by itself that it loads, and what has come. */
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
    // A failure is an alert.
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
