import { useTranslation } from '@tavolina/shared-api/runtime';
import { Printer } from 'lucide-react';
import styles from './menu-header.module.css';

/** Puts the menu on paper: dishes and prices, nothing to press. */
export const PrintButton = () => {
  const { t } = useTranslation('diner');
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={t('menu.print')}
      onClick={() => window.print()}
    >
      <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
};
