import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { hasStatus } from '../../lib/refusal.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { CardProblem, PaymentUnknown } from './card.ts';

/** Why nothing was subscribed or saved: the provider's words, or the server's. */
export const PaymentFailure = ({
  error,
  title,
}: {
  error: Error | null;
  /** What did not come about where the card itself is in order; else it is that the plan did not start. */
  title?: string | undefined;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error) return null;
  if (error instanceof PaymentUnknown) {
    return (
      <Notice tone="danger" title={t('subscription.paymentUnknown')}>
        {t('subscription.paymentUnknownText')}
      </Notice>
    );
  }
  // Another window was faster, so nothing failed.
  if (hasStatus(error, 409) && error.code === 'already_subscribed') {
    return <Notice tone="info">{failureText(error)}</Notice>;
  }
  const isCard = error instanceof CardProblem;
  return (
    <Notice
      tone="danger"
      title={isCard ? t('subscription.paymentFailed') : (title ?? t('subscription.subscriptionFailed'))}
    >
      {isCard ? error.message : failureText(error)}
    </Notice>
  );
};
