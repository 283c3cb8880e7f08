import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { hasStatus } from '../../lib/refusal.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { CardProblem, PaymentUnknown, WrongCard } from './card.ts';

/**
 * What was tried: to begin a plan that is paid at once, or its trial; to change or take back the one that runs; to pay for
 * one that has begun; to keep a card for later.
 */
export type Attempt = 'start' | 'trial' | 'change' | 'payment' | 'card';

/** What did not come about. */
const NOT_DONE = {
  start: 'subscription.subscriptionFailed',
  trial: 'subscription.trialNotBegun',
  change: 'subscription.planNotChanged',
  payment: 'subscription.paymentFailed',
  card: 'subscription.cardNotSaved',
} as const satisfies Record<Attempt, string>;

/** The same where the bank declined a card that was to pay nothing yet. */
const DECLINED: Partial<Record<Attempt, string>> = {
  trial: 'subscription.trialDeclined',
  card: 'subscription.cardDeclined',
};

/** Why nothing was subscribed or saved: the provider's words, or the server's; of a payment only where one was due (product.md §154). */
export const PaymentFailure = ({ error, attempt }: { error: Error | null; attempt: Attempt }) => {
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
  const declined = DECLINED[attempt];
  if (declined && hasStatus(error, 402) && error.code === 'card_declined') {
    return <Notice tone="danger">{t(declined)}</Notice>;
  }
  const isCard = error instanceof CardProblem;
  return (
    <Notice tone="danger" title={t(NOT_DONE[isCard && attempt === 'start' ? 'payment' : attempt])}>
      {isCard ? error.message : failureText(error)}
    </Notice>
  );
};
