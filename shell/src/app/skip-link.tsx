import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './skip-link.module.css';

/** First thing on every page: leads past the header to `#content`, which every page names. */
export const SkipLink = () => {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href="#content">
      {t('skipToContent')}
    </a>
  );
};
