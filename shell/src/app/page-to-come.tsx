import { askForLife } from '@tavolina/shared-api/client';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import type { PageCode } from '../remotes/page-code.ts';
import styles from './message-page.module.css';

/**
 * Stands in its frame for a page whose code has not come because the server is away. Becomes that page once the server
 * answers, which the connection is asked about by itself (product.md §447).
 */
export const PageToCome = ({ page }: { page: PageCode }) => {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const [Page, setPage] = useState(() => page.route?.Component);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (connection !== 'up' || page.route) return;
    page.load().then(
      () => setPage(() => page.route?.Component),
      (error: unknown) => setFailure({ error }),
    );
  }, [connection, page]);
  useEffect(() => {
    // The button that was pressed is gone.
    if (Page && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [Page]);

  if (failure) throw failure.error;
  if (Page) return <Page />;

  const handleRetry = async (): Promise<void> => {
    setIsRetrying(true);
    await askForLife();
    setIsRetrying(false);
  };

  return (
    <section className={styles.message}>
      <title>{t('unavailable.title')}</title>
      <h1>{t('unavailable.title')}</h1>
      <p>{t('unavailable.comes')}</p>
      <div className={styles.actions}>
        <Button variant="action" busy={isRetrying} onClick={handleRetry}>
          {isRetrying ? t('unavailable.retrying') : t('unavailable.retry')}
        </Button>
      </div>
    </section>
  );
};
