import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { hasStatus } from '../../lib/refusal.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { CardProblem, PaymentUnknown, WrongCard } from './card.ts';

/** Why nothing was subscribed or saved: the provider's words, or the server's; of a payment only where one was due (product.md §154). */
export const PaymentFailure = ({
  error,
  title,
  isCharged,
}: {
  error: Error | null;
  /** What did not come about where no payment was refused; else it is that the plan did not start. */
  title?: string | undefined;
  /** Whether the card was to pay at once; one that is only kept for later makes no payment fail. */
  isCharged: boolean;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  if (!error || error instanceof WrongCard) return null;
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
  if (!isCharged && hasStatus(error, 402) && error.code === 'card_declined') {
    return <Notice tone="danger">{t('subscription.cardDeclined')}</Notice>;
  }
  const isCard = error instanceof CardProblem;
  return (
    <Notice
      tone="danger"
      title={
        isCard && isCharged
          ? t('subscription.paymentFailed')
          : (title ?? t('subscription.subscriptionFailed'))
      }
    >
      {isCard ? error.message : failureText(error)}
    </Notice>
  );
};
