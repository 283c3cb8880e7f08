import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './skip-link.module.css';

/** First element of every page: skips the header to `#content`, which every page has. */
export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#content">
      {t('skipToContent')}
    </a>
  );
};
