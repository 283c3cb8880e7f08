import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './starting.module.css';

/** What a tab shows until session and page are known. */
export const Starting = () => {
  const { t } = useTranslation('shell');
  return (
    <main id="content" className={styles.starting} aria-busy="true">
      <output>{t('starting')}</output>
    </main>
  );
};
