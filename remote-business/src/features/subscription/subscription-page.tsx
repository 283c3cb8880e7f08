import type { PaymentConfig, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDate, Notice } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { type PlanOffer, priceAt } from '../../lib/plan-offers.ts';
import { useNow } from '../../lib/use-now.ts';
import { CardForm } from './card-form.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './subscription.module.css';
import { hasEnded, needsCard } from './subscription-state.ts';
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
  actions: { subscribe, saveCard, cancel },
}: {
  subscription: Subscription | null;
  offers: readonly PlanOffer[];
  config: PaymentConfig | undefined;
  actions: ReturnType<typeof useSubscribe>;
}) => {
  const { t } = useTranslation('business');
  const now = useNow();
  const running = subscription && !hasEnded(subscription, now) ? subscription : null;
  const resume = (): void => {
    const offer = offers.find(({ tier }) => tier === running?.tier);
    const plan = offer && running && priceAt(offer, running.interval);
    if (plan) subscribe.mutate({ planId: plan.id, payment: null });
  };
  return (
    <>
      {subscription && !running ? <Ended subscription={subscription} /> : null}
      {running ? (
        <div className={styles.top}>
          <CurrentPlan
            subscription={running}
            cancel={cancel}
            isResuming={subscribe.isPending}
            onResume={resume}
          />
          {config?.provider ? (
            <section className={page.card} aria-labelledby="card">
              <h2 id="card">{t(running.card ? 'subscription.changeCard' : 'subscription.addCard')}</h2>
              {saveCard.isSuccess ? <Notice tone="success">{t('subscription.cardSaved')}</Notice> : null}
              <PaymentFailure error={saveCard.error} />
              <CardForm
                config={config}
                isBusy={saveCard.isPending}
                isUrgent={needsCard(running)}
                submitLabel={t('subscription.saveCard')}
                onSubmit={(card, holder) => saveCard.mutate({ card, holder })}
              />
            </section>
          ) : null}
        </div>
      ) : null}
      <PlanChoice
        offers={offers}
        subscription={running}
        hasTrial={subscription === null || subscription.trial_available}
        config={config}
        subscribe={subscribe}
        onChoose={cancel.reset}
      />
    </>
  );
};
