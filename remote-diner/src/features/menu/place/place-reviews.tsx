import type { PlacePage } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDate, Rating } from '@tavolina/shared-ui';
import { Star } from 'lucide-react';
import styles from './place.module.css';

const STARS = [1, 2, 3, 4, 5];

/** What guests wrote of a place, the latest first (product.md §454). */
export const PlaceReviews = ({ place: { reviews, rating, reviews_count } }: { place: PlacePage }) => {
  const { t } = useTranslation('diner');
  return (
    <section className={styles.wide} aria-labelledby="place-reviews">
      <h2 id="place-reviews">
        {t('place.reviews')} {rating === null ? null : <Rating value={rating} count={reviews_count} />}
      </h2>
      {reviews.length === 0 ? (
        <p className={styles.muted}>{t('place.noReviews')}</p>
      ) : (
        <ul className={styles.reviews}>
          {reviews.map(({ rating: stars, comment, created_at }) => (
            <li key={created_at + comment}>
              <p className={styles.stars}>
                <span role="img" aria-label={t('place.stars', { count: stars })}>
                  {STARS.map((star) => (
                    <Star
                      key={star}
                      size={15}
                      strokeWidth={1.5}
                      fill={star <= stars ? 'currentColor' : 'none'}
                      aria-hidden="true"
                    />
                  ))}
                </span>{' '}
                <time className={styles.muted} dateTime={created_at}>
                  {formatDate(created_at)}
                </time>
              </p>
              {comment ? <p>{comment}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
