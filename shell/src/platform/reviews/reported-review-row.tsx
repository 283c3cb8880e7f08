import type { ReportedReview } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime, Stars } from '@tavolina/shared-ui';
import { useRef } from 'react';
import { OrderLink, PlaceLink } from '../operator-links.tsx';
import styles from '../sections.module.css';
import { ReportDecisions } from './report-decisions.tsx';

/** A reported review: what was written where, why it was reported, what became of it, and what can be decided. */
export const ReportedReviewRow = ({
  review,
  mayDecide,
  token,
  onDecided,
}: {
  review: ReportedReview;
  mayDecide: boolean;
  token: string;
  onDecided: () => void;
}) => {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLLIElement>(null);
  const { order_id, place, rating, comment, report_reason, reported_at, state } = review;
  return (
    <li ref={row} className={styles.decided} tabIndex={-1} aria-label={`${place.name} · ${order_id}`}>
      <div>
        <p>
          <PlaceLink {...place} />
          {' · '}
          <OrderLink id={order_id} />
        </p>
        <p>
          <Stars count={rating} /> {comment ?? t('platform.reviews.noComment')}
        </p>
        <p className={styles.muted}>
          {t('platform.reviews.reported', {
            date: formatDateTime(reported_at),
            reason: report_reason ?? '–',
          })}
        </p>
        {state === 'hidden' ? (
          <p className={styles.muted}>
            {t('platform.reviews.hidden', {
              by: review.hidden_by ?? '–',
              reason: review.hidden_reason ?? '–',
            })}
          </p>
        ) : null}
        {mayDecide ? (
          <ReportDecisions
            review={review}
            token={token}
            onDecided={() => {
              onDecided();
              // The pressed button disappears, so the focus moves to what was decided.
              row.current?.focus();
            }}
          />
        ) : null}
      </div>
      <Badge tone={state === 'open' ? 'attention' : 'neutral'}>{t(`platform.reviews.state.${state}`)}</Badge>
    </li>
  );
};
