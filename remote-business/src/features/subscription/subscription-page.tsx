import type { PaymentConfig, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import { formatDate, Notice } from '@tavolina/shared-ui';
import type { PlanOffer } from '../../lib/plans/plan-offers.ts';
import { PlanChoice } from './plan-choice.tsx';
import { RunningPlan } from './running-plan.tsx';
import { hasEnded } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

/** Why there is a plan to choose: a first payment that never came, or a subscription that is over. */
const Ended = ({
  subscription: { status, current_period_end: end },
  now,
}: {
  subscription: Subscription;
  now: number;
}) => {
  const { t } = useTranslation('business');
  const ended = Date.parse(end) > now ? 'subscription.endedUnpaidText' : 'subscription.endedText';
  const key = status === 'incomplete_expired' ? 'subscription.expiredText' : ended;
  return <Notice tone="info">{t(key, { date: formatDate(end) })}</Notice>;
};

/** What there is to see and to do once everything has come. */
export const SubscriptionPage = ({
  subscription,
  hasTrial,
  offers,
  config,
  actions,
}: {
  subscription: Subscription | null;
  /** Whether a first plan of this place begins with a trial (product.md §168). */
  hasTrial: boolean;
  offers: readonly PlanOffer[];
  config: PaymentConfig | undefined;
  actions: ReturnType<typeof useSubscribe>;
}) => {
  const { t } = useTranslation('business');
  const now = useNow();
  const running = subscription && !hasEnded(subscription, now) ? subscription : null;
  return (
    <>
      {subscription && !running ? <Ended subscription={subscription} now={now} /> : null}
      {subscription === null && !hasTrial ? <Notice tone="info">{t('subscription.noTrial')}</Notice> : null}
      {running ? (
        <RunningPlan subscription={running} offers={offers} config={config} actions={actions} />
      ) : null}
      <PlanChoice
        // What is chosen for a first plan and for another than the one that runs begins again.
        key={running ? 'other' : 'first'}
        offers={offers}
        subscription={running}
        hasTrial={subscription ? subscription.trial_available : hasTrial}
        config={config}
        subscribe={actions.subscribe}
        onChoose={actions.cancel.reset}
      />
    </>
  );
};
