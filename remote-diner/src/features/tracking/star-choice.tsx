import { useTranslation } from '@tavolina/shared-api/runtime';
import { CircleAlert, Star } from 'lucide-react';
import { type RefObject, useId } from 'react';
import styles from './review.module.css';

const STARS = [1, 2, 3, 4, 5];

/** How many stars, from one to five; 0 while none is chosen. */
export const StarChoice = ({
  value,
  error,
  first,
  onChange,
}: {
  value: number;
  /** What is wrong with the choice, said at it. */
  error: string | undefined;
  /** The choice a reader is led to when there is something wrong. */
  first: RefObject<HTMLInputElement | null>;
  onChange: (stars: number) => void;
}) => {
  const { t } = useTranslation('diner');
  const errorId = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? errorId : undefined}>
      <legend>{t('tracking.review.stars')}</legend>
      <div>
        {STARS.map((stars) => (
          <label key={stars} data-lit={stars <= value || undefined}>
            <input
              ref={stars === 1 ? first : undefined}
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
      {error ? (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" /> {error}
        </p>
      ) : null}
    </fieldset>
  );
};
