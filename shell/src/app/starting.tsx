import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import styles from './starting.module.css';

/** A start counts as slow after this time, in ms since the document began. */
const LONG_MS = 8_000;

/** Shown until page and session are ready. A slow start says so and offers a retry (product.md §90). */
export const Starting = () => {
  const { t } = useTranslation('shell');
  const [isLong, setIsLong] = useState(() => performance.now() >= LONG_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS - performance.now());
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.starting}>
      {/* Beside what is busy: what changes in there is not spoken until it no longer is. */}
      <output>
        {/* Another element, since a centred text that grows would move. */}
        <span key={String(isLong)}>{t(isLong ? 'startingLong' : 'starting')}</span>
      </output>
      <main id="content" aria-busy="true">
        {isLong ? (
          <Button className={styles.again} onClick={() => window.location.reload()}>
            {t('unavailable.retry')}
          </Button>
        ) : null}
      </main>
    </div>
  );
};
