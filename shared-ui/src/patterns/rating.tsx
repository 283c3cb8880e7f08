import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDecimal } from '../format/decimal.ts';
import styles from './rating.module.css';

/** A place's average rating and how many gave it. */
export const Rating = ({ value, count }: { value: number; count: number }) => {
  const { t, i18n } = useTranslation('ui');
  const shown = formatDecimal(value, 1, i18n.language);
  const reviews = formatCount(count, i18n.language);
  return (
    <span className={styles.rating} role="img" aria-label={t('rating', { value: shown, count, reviews })}>
      <Star size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      {shown} <small>({reviews})</small>
    </span>
  );
};
