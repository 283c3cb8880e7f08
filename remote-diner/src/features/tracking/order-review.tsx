import { serverNow } from '@tavolina/shared-api/client';
import type { CustomerOrder, OrderReview as Review } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDate, Notice } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useState } from 'react';
import page from '../../lib/page.module.css';
import styles from './review.module.css';
import { ReviewForm } from './review-form.tsx';

/**
 * The diner's review of a delivered order: to write, to read, and for a time to change, whatever the order is set to
 * afterwards (product.md §49).
 */
export const OrderReview = ({
  order,
  email,
  onSaved,
}: {
  order: CustomerOrder;
  email: string;
  onSaved: (review: Review) => void;
}) => {
  const { t } = useTranslation('diner');
  const [isChanging, setIsChanging] = useState(false);
  const { review } = order;
  const handleSaved = (saved: Review): void => {
    setIsChanging(false);
    onSaved(saved);
  };
  return (
    <section className={clsx(page.panel, styles.review)} aria-labelledby="review">
      <h2 id="review">{t('tracking.review.title', { place: order.business.name })}</h2>
      {review && !isChanging ? (
        <>
          <Notice tone="success" title={t('tracking.review.thanks')}>
            {t('tracking.review.yours')}: {t('tracking.review.star', { count: review.rating })}
          </Notice>
          {review.comment ? <blockquote>{review.comment}</blockquote> : null}
          {review.answer ? (
            <p>
              <strong>{t('tracking.review.answer', { place: order.business.name })}</strong>{' '}
              {review.answer.text}
            </p>
          ) : null}
          {Date.parse(review.editable_until) > serverNow() ? (
            <p className={styles.change}>
              <Button size="sm" onClick={() => setIsChanging(true)}>
                {t('tracking.review.change')}
              </Button>
              {t('tracking.review.until', { date: formatDate(review.editable_until) })}
            </p>
          ) : null}
        </>
      ) : (
        <ReviewForm order={order} email={email} onSaved={handleSaved} />
      )}
    </section>
  );
};
