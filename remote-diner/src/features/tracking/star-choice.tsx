import { useTranslation } from '@tavolina/shared-api/runtime';
import { Star } from 'lucide-react';
import styles from './review.module.css';

const STARS = [1, 2, 3, 4, 5];

/** How many stars, from one to five; 0 while none is chosen. */
export const StarChoice = ({ value, onChange }: { value: number; onChange: (stars: number) => void }) => {
  const { t } = useTranslation('diner');
  return (
    <fieldset className={styles.stars}>
      <legend>{t('tracking.review.stars')}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-lit={stars <= value || undefined}>
            <input
              type="radio"
              name="rating"
              aria-label={t('tracking.review.star', { count: stars })}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star size={30} strokeWidth={1.5} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
