import { LIMITS, type ReportDecision, type ReportedReview } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextArea } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './history.module.css';
import { decideReview } from './platform-api.ts';

/** Hides a reported review with a reason, or lets it stand. Says so where that could not be done. */
export const ReportDecisions = ({
  review: { order_id, state },
  token,
  onDecided,
}: {
  review: ReportedReview;
  token: string;
  onDecided: () => void;
}) => {
  const { t } = useTranslation('shell');
  /** What was typed; null while nobody is asked for a reason. */
  const [reason, setReason] = useState<string | null>(null);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (decision: ReportDecision) => decideReview(token, order_id, decision),
    onSuccess: () => {
      setReason(null);
      onDecided();
    },
  });
  const decide = (decision: ReportDecision): void => {
    if (!isPending) mutate(decision);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const written = reason?.trim();
    if (written) decide({ decision: 'hide', reason: written });
  };
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.reviews.undecided')}</Notice> : null}
      {reason === null ? (
        <div className={styles.badges}>
          {state === 'hidden' ? null : (
            <Button size="sm" onClick={() => setReason('')}>
              {t('platform.reviews.hide')}
            </Button>
          )}
          {state === 'stands' ? null : (
            <Button size="sm" busy={isPending} onClick={() => decide({ decision: 'let_stand' })}>
              {t(state === 'hidden' ? 'platform.reviews.show' : 'platform.reviews.letStand')}
            </Button>
          )}
        </div>
      ) : (
        <form className={styles.reason} onSubmit={handleSubmit}>
          <TextArea
            label={t('platform.reviews.reason')}
            hint={t('platform.reviews.reasonHint')}
            required
            autoFocus
            maxLength={LIMITS.reviewComment}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={styles.badges}>
            <Button type="submit" size="sm" variant="danger" busy={isPending}>
              {t('platform.reviews.hideNow')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setReason(null)}>
              {t('platform.reviews.cancel')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
};
