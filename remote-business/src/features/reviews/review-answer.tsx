import { removeReviewAnswer } from '@tavolina/shared-api/client';
import type { OwnReview } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, formatDate, Notice } from '@tavolina/shared-ui';
import type { Ref } from 'react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import styles from './reviews.module.css';
import { useTakeReview } from './use-take-review.ts';

/** What the place answered, which can be changed and taken back (product.md §477). */
export const ReviewAnswer = ({
  orderId,
  answer,
  named,
  change,
  onChange,
}: {
  orderId: string;
  answer: NonNullable<OwnReview['answer']>;
  /** Says to screen readers whose review a button is about. */
  named: (action: string) => { 'aria-label': string };
  /** The button that changes it. */
  change: Ref<HTMLButtonElement>;
  onChange: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeReviewAnswer(orderId),
    onSuccess: useTakeReview(),
  });
  return (
    <div className={styles.answer}>
      <p className={page.muted}>
        {t('reviews.yourAnswer')} · {formatDate(answer.created_at)}
      </p>
      <p>{answer.text}</p>
      <div className={page.line}>
        <Button ref={change} size="sm" {...named(t('reviews.change'))} onClick={onChange}>
          {t('reviews.change')}
        </Button>
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isPending}
          {...named(t('reviews.remove'))}
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
