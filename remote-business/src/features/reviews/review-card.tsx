import { answerReview, removeReviewAnswer, reportReview } from '@tavolina/shared-api/client';
import type { OwnReview } from '@tavolina/shared-api/contract';
import { Link, useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, formatDate, Notice, Stars } from '@tavolina/shared-ui';
import { useState } from 'react';
import { ConfirmButton } from '../../lib/confirm-button.tsx';
import page from '../../lib/page.module.css';
import { PATHS } from '../../lib/paths.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './reviews.module.css';
import { useTakeReview } from './use-take-review.ts';
import { WordsForm } from './words-form.tsx';

/** What the place answered, which can be changed and taken back. */
const Answer = ({ review, onChange }: { review: OwnReview; onChange: () => void }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeReviewAnswer(review.order_id),
    onSuccess: useTakeReview(),
  });
  if (!review.answer) return null;
  return (
    <div className={styles.answer}>
      <p className={page.muted}>
        {t('reviews.yourAnswer')} · {formatDate(review.answer.created_at)}
      </p>
      <p>{review.answer.text}</p>
      <div className={page.line}>
        <Button size="sm" onClick={onChange}>
          {t('reviews.change')}
        </Button>
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isPending}
          question={{
            title: t('reviews.removeTitle'),
            text: t('reviews.removeText'),
            confirmLabel: t('reviews.remove'),
            cancelLabel: t('reviews.keep'),
            onConfirm: () => mutate(),
          }}
        >
          {t('reviews.remove')}
        </ConfirmButton>
      </div>
      {error ? <Notice tone="danger">{failureText(error, t('reviews.notRemoved'))}</Notice> : null}
    </div>
  );
};

/** Where a review stands that was reported. */
const Report = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('business');
  if (review.hidden_at) return <Badge tone="neutral">{t('reviews.hidden')}</Badge>;
  return review.reported_at ? <Badge tone="attention">{t('reviews.reported')}</Badge> : null;
};

/** A review of the place, with what its owner can do about it (product.md §477, §478). */
export const ReviewCard = ({ review }: { review: OwnReview }) => {
  const { t } = useTranslation('business');
  const [isWriting, setIsWriting] = useState<'answer' | 'report'>();
  const close = () => setIsWriting(undefined);
  const { order_id: orderId, customer_name: guest, rating, comment, created_at: createdAt, answer } = review;
  return (
    <li className={page.card}>
      <div className={page.between}>
        <h2>{guest || t('reviews.nobody')}</h2>
        <Report review={review} />
      </div>
      <p className={page.line}>
        <Stars count={rating} /> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <Link to={PATHS.order(orderId)}>{t('reviews.order', { id: orderId })}</Link>
      </p>
      {comment ? <p>{comment}</p> : <p className={page.muted}>{t('reviews.noComment')}</p>}
      {isWriting === 'answer' ? (
        <WordsForm
          name="text"
          words={answer?.text ?? ''}
          label={t('reviews.answerLabel')}
          hint={t('reviews.answerHint')}
          sendLabel={t('reviews.send')}
          failed={t('reviews.notSent')}
          send={(text) => answerReview(orderId, text)}
          onClose={close}
        />
      ) : (
        <Answer review={review} onChange={() => setIsWriting('answer')} />
      )}
      {isWriting === 'report' ? (
        <WordsForm
          name="reason"
          words=""
          label={t('reviews.reasonLabel')}
          hint={t('reviews.reasonHint')}
          sendLabel={t('reviews.report')}
          failed={t('reviews.notReported')}
          send={(reason) => reportReview(orderId, reason)}
          onClose={close}
        />
      ) : null}
      {isWriting ? null : (
        <div className={page.line}>
          {answer ? null : (
            <Button size="sm" onClick={() => setIsWriting('answer')}>
              {t('reviews.answer')}
            </Button>
          )}
          {review.reported_at ? null : (
            <Button size="sm" variant="quiet" onClick={() => setIsWriting('report')}>
              {t('reviews.report')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
