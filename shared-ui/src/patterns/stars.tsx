import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './rating.module.css';

const STARS = [1, 2, 3, 4, 5];

/** The stars of one review, from 1 to 5. */
export const Stars = ({ count }: { count: number }) => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.stars} role="img" aria-label={t('stars', { count })}>
      {STARS.map((star) => (
        <Star
          key={star}
          size={15}
          strokeWidth={1.5}
          fill={star <= count ? 'currentColor' : 'none'}
          aria-hidden="true"
        />
      ))}
    </span>
  );
};
