import { RotateCcw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyTable } from '../food/empty-table.tsx';
import { Button } from '../primitives/button.tsx';
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

/** What every screen that fetches shows: failure first, then waiting, then nothing, then the data. */
export const LoadState = <T,>({
  data,
  error,
  loading,
  isEmpty = () => false,
  empty,
  failed,
  children,
}: {
  data: T | undefined;
  error: unknown;
  /** Skeleton of the exact size of the data. */
  loading: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  failed: ReactNode;
  children: (data: T) => ReactNode;
}) => {
  if (error && data === undefined) return failed;
  if (data === undefined) return loading;
  if (isEmpty(data)) return empty;
  return children(data);
};
