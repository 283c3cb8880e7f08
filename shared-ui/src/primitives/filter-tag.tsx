import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './filter-tag.module.css';

/** An active filter; pressing it removes it. */
export const FilterTag = ({ label, onRemove }: { label: string; onRemove: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className={styles.tag} aria-label={t('removeFilter', { label })} onClick={onRemove}>
      {label}
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
};
