import { useMissingParts, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import styles from './part-news.module.css';

/** How long it is said, in ms. */
const SHOWN_MS = 8_000;

/**
 * Says that what was pressed did not open, because its code did not come (product.md §448). Toasts cannot: their code may
 * be what is missing.
 */
export const PartNews = () => {
  const { t } = useTranslation('shell');
  const count = useMissingParts();
  const [told, setTold] = useState(count);
  useEffect(() => {
    if (count === told) return;
    const timer = setTimeout(() => setTold(count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count, told]);
  if (count === told) return null;
  return (
    <p key={count} className={styles.news} role="alert">
      {t('partMissing')}
    </p>
  );
};
