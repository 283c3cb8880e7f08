import { isSubscriptionUnpaid, type PaymentConfig, type Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { type PlanOffer, priceAt } from '../../lib/plans/plan-offers.ts';
import { CardForm } from './card-form.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { type Attempt, PaymentFailure } from './payment-failure.tsx';
import styles from './subscription.module.css';
import { needsCard } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

/** The plan that runs, and the card it is charged to. */
export const RunningPlan = ({
  subscription,
  offers,
  config,
  actions: { subscribe, saveCard, cancel },
}: {
  subscription: Subscription;
  offers: readonly PlanOffer[];
  config: PaymentConfig | undefined;
  actions: ReturnType<typeof useSubscribe>;
}) => {
  const { t } = useTranslation('business');
  const offer = offers.find(({ tier }) => tier === subscription.tier);
  const plan = offer && priceAt(offer, subscription.interval);
  const resume = (): void => {
    if (plan) subscribe.mutate({ planId: plan.id, attempt: 'resume', payment: null });
  };
  // The plan itself may have begun where only its card was refused.
  const startError = plan?.id === subscribe.variables?.planId ? subscribe.error : null;
  const attempt = (): Attempt | undefined => {
    if (subscription.cancel_at_period_end) return 'resume';
    if (isSubscriptionUnpaid(subscription)) return 'start';
    // It runs as it was asked for; at most its card is missing.
    return subscribe.variables?.payment ? 'card' : undefined;
  };
  const top = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startError) return;
    // The form that was sent stood far below, and is gone. What has the keyboard now may be taller than the window.
    top.current?.focus({ preventScroll: true });
    failure.current?.scrollIntoView?.({ block: 'nearest' });
  }, [startError]);
  return (
    <div ref={top} className={styles.top} tabIndex={-1}>
      {startError ? (
        <div ref={failure} className={styles.wide}>
          <PaymentFailure error={startError} attempt={attempt()} />
        </div>
      ) : null}
      <CurrentPlan
        subscription={subscription}
        cancel={cancel}
        isResuming={subscribe.isPending}
        onResume={resume}
      />
      {config?.provider ? (
        <section className={page.card} aria-labelledby="card">
          <h2 id="card">{t(subscription.card ? 'subscription.changeCard' : 'subscription.addCard')}</h2>
          {isSubscriptionUnpaid(subscription) ? (
            <p className={page.muted}>{t('subscription.cardPays')}</p>
          ) : null}
          <CardForm
            config={config}
            isBusy={saveCard.isPending}
            isUrgent={needsCard(subscription)}
            submitLabel={t('subscription.saveCard')}
            news={
              saveCard.isSuccess ? (
                <Notice tone="success">{t('subscription.cardSaved')}</Notice>
              ) : (
                <PaymentFailure
                  error={saveCard.error}
                  attempt={isSubscriptionUnpaid(subscription) ? 'debt' : 'card'}
                />
              )
            }
            onBegin={cancel.reset}
            onSubmit={(card, holder) => saveCard.mutate({ card, holder })}
          />
        </section>
      ) : null}
    </div>
  );
};
