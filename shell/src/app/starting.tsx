import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import styles from './starting.module.css';

/** From when on a start takes long, in ms. */
const LONG_MS = 8_000;

/** What a tab shows until session and page are known; of a start that takes long it says so, and offers to try again (product.md §90). */
export const Starting = () => {
  const { t } = useTranslation('shell');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="content" className={styles.starting} aria-busy="true">
      <output>{t(isLong ? 'startingLong' : 'starting')}</output>
      {isLong ? <Button onClick={() => window.location.reload()}>{t('unavailable.retry')}</Button> : null}
    </main>
  );
};
