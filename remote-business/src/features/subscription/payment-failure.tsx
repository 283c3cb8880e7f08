import { useTranslation } from '@tavolina/shared-api/runtime';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice } from '@tavolina/shared-ui';
import { CardProblem, PaymentRefused, PaymentUnknown, WrongCard } from './card.ts';

/**
 * What was tried: to begin a plan that is paid at once, or its trial; to change the one that runs, or to resume one that
 * was given up; to keep a card for later; to pay with one what is due.
 */
export type Attempt = 'start' | 'trial' | 'change' | 'resume' | 'card' | 'debt';

/** What did not come about. */
const NOT_DONE = {
  start: 'subscription.subscriptionFailed',
  trial: 'subscription.trialNotBegun',
  change: 'subscription.planNotChanged',
  resume: 'subscription.notResumed',
  card: 'subscription.cardNotSaved',
  debt: 'subscription.cardNotSaved',
} as const satisfies Record<Attempt, string>;

/** The same in one sentence where the bank declined the card; else the server's sentence follows. */
const DECLINED: Partial<Record<Attempt, string>> = {
  trial: 'subscription.trialDeclined',
  card: 'subscription.cardDeclined',
  debt: 'subscription.debtDeclined',
};

/**
 * What did not come about, and why: in the provider's words, or the server's. Only a payment that was tried is said to
 * have failed (product.md §154).
 */
export const PaymentFailure = ({
  error,
  attempt,
}: {
  error: Error | null;
  /** Undefined where what was tried has come about all the same. */
  attempt: Attempt | undefined;
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
  if (attempt === undefined) return null;
  const declined = DECLINED[attempt];
  if (declined && hasStatus(error, 402) && error.code === 'card_declined') {
    return <Notice tone="danger">{t(declined)}</Notice>;
  }
  const title = error instanceof PaymentRefused ? 'subscription.paymentFailed' : NOT_DONE[attempt];
  return (
    <Notice tone="danger" title={t(title)}>
      {error instanceof CardProblem ? error.message : failureText(error)}
    </Notice>
  );
};
