import type { PaymentConfig, Plan, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDate, formatMoney, Notice } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { CardForm } from './card-form.tsx';
import { type Attempt, PaymentFailure } from './payment-failure.tsx';
import styles from './subscription.module.css';
import { needsCard, shownCard } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

/** What a plan costs today and later, and paying for it: without a card, with the one that is known, or with another. */
export const PaymentPanel = ({
  plan,
  name,
  subscription,
  trialDays,
  config,
  subscribe,
}: {
  plan: Plan;
  name: string;
  /** The one that runs; null where there is none. */
  subscription: Subscription | null;
  /** Days that a new subscription costs nothing; 0 where the trial has been used. */
  trialDays: number;
  config: PaymentConfig | undefined;
  subscribe: ReturnType<typeof useSubscribe>['subscribe'];
}) => {
  const { t, i18n } = useTranslation('business');
  const euro = (amount: number): string => formatMoney(amount, 'EUR', i18n.language);
  const price = t(`subscription.price.${plan.interval}`, { price: euro(plan.price) });
  const hasTrial = trialDays > 0;
  const runs = subscription !== null && subscription.status !== 'incomplete';
  // One that waits for another card cannot pay with the one it has.
  const card = subscription && !needsCard(subscription) ? subscription.card : null;
  // Another plan's is told where that one is.
  const error = subscribe.variables?.planId === plan.id ? subscribe.error : null;
  const payment = (): string => {
    if (hasTrial) {
      return t('subscription.todayNothing', { zero: euro(0), price: euro(plan.price), count: trialDays });
    }
    // A time that is free or granted goes on to its end; one that was paid counts.
    if (subscription?.status === 'trialing') {
      const date = formatDate(subscription.current_period_end);
      return t('subscription.fromTrialEnd', { price: euro(plan.price), date });
    }
    return t(runs ? 'subscription.todayRest' : 'subscription.todayPays', { price: euro(plan.price) });
  };
  const attempt = (): Attempt => {
    if (hasTrial) return 'trial';
    return runs ? 'change' : 'start';
  };
  const submit = (): string => {
    if (hasTrial) return t('subscription.subscribeTrial');
    return t(card ? 'subscription.subscribeOther' : 'subscription.subscribe');
  };
  return (
    <section className={page.card} aria-labelledby="pay">
      <h2 id="pay">{t('subscription.pay')}</h2>
      <p>{t('subscription.payFor', { plan: name, price })}</p>
      <p className={page.muted}>{payment()}</p>
      <PaymentFailure error={error} attempt={attempt()} />
      {hasTrial || card ? (
        <div className={styles.form}>
          <Button
            size="lg"
            variant="action"
            busy={subscribe.isPending}
            onClick={() => subscribe.mutate({ planId: plan.id, payment: null })}
          >
            {card ? t('subscription.subscribeWith', shownCard(card)) : t('subscription.trialStart')}
          </Button>
        </div>
      ) : null}
      {config?.provider ? (
        <CardForm
          config={config}
          isBusy={subscribe.isPending}
          isUrgent={!hasTrial && card === null}
          submitLabel={submit()}
          onSubmit={(card, holder) => subscribe.mutate({ planId: plan.id, payment: { card, holder } })}
        />
      ) : (
        <Notice tone="info">{t(hasTrial ? 'subscription.noCards' : 'subscription.noCardsYet')}</Notice>
      )}
    </section>
  );
};
