import type { PaymentConfig, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDate, Notice } from '@tavolina/shared-ui';
import type { PlanOffer } from '../../lib/plan-offers.ts';
import { useNow } from '../../lib/use-now.ts';
import { PlanChoice } from './plan-choice.tsx';
import { RunningPlan } from './running-plan.tsx';
import { hasEnded } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

/** Why there is a plan to choose: a first payment that never came, or a subscription that is over. */
const Ended = ({ subscription: { status, current_period_end } }: { subscription: Subscription }) => {
  const { t } = useTranslation('business');
  const key = status === 'canceled' ? 'subscription.endedText' : 'subscription.expiredText';
  return <Notice tone="info">{t(key, { date: formatDate(current_period_end) })}</Notice>;
};

/** What there is to see and to do once everything has come. */
export const SubscriptionPage = ({
  subscription,
  offers,
  config,
  actions,
}: {
  subscription: Subscription | null;
  offers: readonly PlanOffer[];
  config: PaymentConfig | undefined;
  actions: ReturnType<typeof useSubscribe>;
}) => {
  const now = useNow();
  const running = subscription && !hasEnded(subscription, now) ? subscription : null;
  return (
    <>
      {subscription && !running ? <Ended subscription={subscription} /> : null}
      {running ? (
        <RunningPlan subscription={running} offers={offers} config={config} actions={actions} />
      ) : null}
      <PlanChoice
        offers={offers}
        subscription={running}
        hasTrial={subscription === null || subscription.trial_available}
        config={config}
        subscribe={actions.subscribe}
        onChoose={actions.cancel.reset}
      />
    </>
  );
};
