import { answerReview, reportReview } from '@tavolina/shared-api/client';
import type { OwnReview } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Badge, Button, formatDate, Stars } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { ReviewAnswer } from './review-answer.tsx';
import styles from './reviews.module.css';
import { WordsForm } from './words-form.tsx';

/** Where a review stands that was reported. */
const Report = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('business');
  if (review.hidden_at) return <Badge tone="neutral">{t('reviews.hidden')}</Badge>;
  return review.reported_at ? <Badge tone="attention">{t('reviews.reported')}</Badge> : null;
};

/** A review of the place, with what its owner can do about it (product.md §477, §478). */
export const ReviewCard = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('business');
  const [form, setForm] = useState<'answer' | 'report'>();
  const answering = useFocusBack(form === 'answer');
  const reporting = useFocusBack(form === 'report');
  const moveFocus = useFocusNear();
  const { order_id: orderId, customer_name, rating, comment, created_at: createdAt, answer } = review;
  const guest = customer_name || t('reviews.nobody');
  const named = (action: string) => ({ 'aria-label': t('common.named', { action, title: guest }) });
  const handleClose = (): void => {
    // A report leaves no button that opened it.
    moveFocus();
    setForm(undefined);
  };
  return (
    <li className={page.card}>
      <div className={page.between}>
        <h2>{guest}</h2>
        <Report review={review} />
      </div>
      <p className={page.line}>
        <Stars count={rating} /> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <Link to={PATHS.order(orderId)}>{t('reviews.order', { id: orderId })}</Link>
      </p>
      {comment ? <p>{comment}</p> : <p className={page.muted}>{t('reviews.noComment')}</p>}
      {review.hidden_at && review.hidden_reason ? (
        <p className={page.muted}>{t('reviews.hiddenBecause', { reason: review.hidden_reason })}</p>
      ) : null}
      {answer && form !== 'answer' ? (
        <ReviewAnswer
          orderId={orderId}
          answer={answer}
          named={named}
          change={answering}
          onChange={() => setForm('answer')}
        />
      ) : null}
      {form === 'answer' ? (
        <WordsForm
          name="text"
          words={answer?.text ?? ''}
          label={t('reviews.answerLabel')}
          hint={t('reviews.answerHint')}
          sendLabel={t('reviews.send')}
          failed={t('reviews.notSent')}
          send={(text) => answerReview(orderId, text)}
          onClose={handleClose}
        />
      ) : null}
      {form === 'report' ? (
        <WordsForm
          name="reason"
          words=""
          label={t('reviews.reasonLabel')}
          hint={t('reviews.reasonHint')}
          sendLabel={t('reviews.report')}
          failed={t('reviews.notReported')}
          send={(reason) => reportReview(orderId, reason)}
          onClose={handleClose}
        />
      ) : null}
      {form ? null : (
        <div className={page.line}>
          {answer ? null : (
            <Button
              ref={answering}
              size="sm"
              {...named(t('reviews.answer'))}
              onClick={() => setForm('answer')}
            >
              {t('reviews.answer')}
            </Button>
          )}
          {review.reported_at ? null : (
            <Button
              ref={reporting}
              className={styles.report}
              size="sm"
              variant="quiet"
              {...named(t('reviews.report'))}
              onClick={() => setForm('report')}
            >
              {t('reviews.report')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
