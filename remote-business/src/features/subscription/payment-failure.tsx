import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { CardProblem } from './card.ts';

/** Why nothing was subscribed or saved: the provider's words, or the server's. */
export const PaymentFailure = ({
  error,
  hasBegun = false,
}: {
  error: Error | null;
  /** Whether the plan runs all the same, and only its card was not taken. */
  hasBegun?: boolean;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error) return null;
  const isCard = error instanceof CardProblem;
  return (
    <Notice
      tone="danger"
      title={t(isCard || hasBegun ? 'subscription.paymentFailed' : 'subscription.subscriptionFailed')}
    >
      {isCard ? error.message : failureText(error)}
    </Notice>
  );
};
