import type { ReportDecision, ReportedReview } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { decideReview } from '../platform-api.ts';
import { ReasonForm } from '../reason-form.tsx';
import styles from '../sections.module.css';
import { useDecision } from '../use-decision.ts';

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
  const { isAsking, setIsAsking, decide, isPending, isError } = useDecision(
    (decision: ReportDecision) => decideReview(token, order_id, decision),
    onDecided,
  );
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.reviews.undecided')}</Notice> : null}
      {isAsking ? (
        <ReasonForm
          label={t('platform.reviews.reason')}
          hint={t('platform.reviews.reasonHint')}
          doIt={t('platform.reviews.hideNow')}
          busy={isPending}
          onReason={(reason) => decide({ decision: 'hide', reason })}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div className={styles.badges}>
          {state === 'hidden' ? null : (
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {t('platform.reviews.hide')}
            </Button>
          )}
          {state === 'stands' ? null : (
            <Button size="sm" busy={isPending} onClick={() => decide({ decision: 'let_stand' })}>
              {t(state === 'hidden' ? 'platform.reviews.show' : 'platform.reviews.letStand')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
