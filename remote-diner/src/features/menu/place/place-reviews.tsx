import { LIMITS, type PlacePage, readReviewsPage, reviewsQuery } from '@tavolina/shared-api/contract';
import { Link, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { formatDate, Rating, Stars } from '@tavolina/shared-ui';
import { useRef } from 'react';
import page from '../../../lib/page.module.css';
import styles from './place.module.css';

const REVIEWS = 'place-reviews';

/** The address with another page of reviews, its open tab with it. */
const searchWith = (params: URLSearchParams, number: number): string => {
  const changed = new URLSearchParams(params);
  changed.delete('reviews');
  for (const [name, value] of Object.entries(reviewsQuery(number))) changed.set(name, String(value));
  return String(changed);
};

/** What guests wrote of a place, the latest first (product.md §454). Its pages are addresses (product.md §518). */
export const PlaceReviews = ({ place: { reviews, rating, reviews_count } }: { place: PlacePage }) => {
  const { t } = useTranslation('diner');
  const [params] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = readReviewsPage(params);
  const linkTo = (label: string, number: number) => (
    <Link
      className={page.pill}
      to={{ search: searchWith(params, number), hash: REVIEWS }}
      preventScrollReset
      // The link may go with its page.
      onClick={() => heading.current?.focus()}
    >
      {label}
    </Link>
  );
  return (
    <section className={styles.wide} aria-labelledby={REVIEWS}>
      <h2 id={REVIEWS} ref={heading} tabIndex={-1}>
        {t('place.reviews')} {rating === null ? null : <Rating value={rating} count={reviews_count} />}
      </h2>
      {reviews.length === 0 && current === 1 ? (
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
      <p className={styles.turns}>
        {current > 1 ? linkTo(t('place.newerReviews'), current - 1) : null}
        {current * LIMITS.shownReviews < reviews_count ? linkTo(t('place.olderReviews'), current + 1) : null}
      </p>
    </section>
  );
};
