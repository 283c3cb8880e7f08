import { ApiError, reviewOrder } from '@tavolina/shared-api/client';
import { type CustomerOrder, isTooLong, LIMITS, type OrderReview } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextArea } from '@tavolina/shared-ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './review.module.css';
import { StarChoice } from './star-choice.tsx';

/** What a diner thinks of a delivered order. `onSaved` is told what the place now has. */
export const ReviewForm = ({
  order,
  email,
  onSaved,
}: {
  order: CustomerOrder;
  email: string;
  onSaved: (review: OrderReview) => void;
}) => {
  const { t } = useTranslation('diner');
  const [rating, setRating] = useState(order.review?.rating ?? 0);
  const [comment, setComment] = useState(order.review?.comment ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const stars = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const isCommentTooLong = isTooLong(comment, LIMITS.reviewComment);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reviewOrder(order.id, { email, rating, comment }),
    onSuccess: onSaved,
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsMissing(rating === 0);
    if (rating === 0) stars.current?.focus();
    else if (isCommentTooLong) words.current?.focus();
    else if (!isPending) mutate();
  };
  const detail = error instanceof ApiError ? error.detail : '';
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <StarChoice
        value={rating}
        error={isMissing && rating === 0 ? t('tracking.review.choose') : undefined}
        first={stars}
        onChange={setRating}
      />
      <TextArea
        optional
        label={t('tracking.review.comment')}
        placeholder={t('tracking.review.example')}
        ref={words}
        error={isCommentTooLong ? t('field.tooLong', { max: LIMITS.reviewComment }) : undefined}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {error ? (
        <Notice tone="danger" title={detail}>
          {t('tracking.review.failed')}
        </Notice>
      ) : null}
      <Button type="submit" busy={isPending}>
        {t('tracking.review.send')}
      </Button>
    </form>
  );
};
