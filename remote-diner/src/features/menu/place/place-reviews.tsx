import type { PlacePage } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDate, Rating, Stars } from '@tavolina/shared-ui';
import styles from './place.module.css';

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
          {reviews.map(({ rating: stars, comment, created_at, answer }) => (
            <li key={created_at + comment}>
              <p className={styles.stars}>
                <Stars count={stars} />{' '}
                <time className={styles.muted} dateTime={created_at}>
                  {formatDate(created_at)}
                </time>
              </p>
              {comment ? <p>{comment}</p> : null}
              {answer ? (
                <blockquote className={styles.answer}>
                  <p className={styles.muted}>{t('place.answer')}</p>
                  <p>{answer.text}</p>
                </blockquote>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
