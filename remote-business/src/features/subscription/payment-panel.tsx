import type { PaymentConfig, Plan, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { CardForm } from './card-form.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import { PriceToday } from './price-today.tsx';
import styles from './subscription.module.css';
import { hasBegun, shownCard, usableCard } from './subscription-state.ts';
import type { useSubscribe } from './use-subscribe.ts';

const attemptAt = (hasTrial: boolean, subscription: Subscription | null) => {
  if (hasTrial) return 'trial';
  return hasBegun(subscription) ? 'change' : 'start';
};

/** What a plan costs, and paying for it: without a card, with the one that is known, or with another. */
export const PaymentPanel = ({
  plan,
  presses,
  name,
  subscription,
  trialDays,
  config,
  subscribe,
}: {
  plan: Plan;
  /** How often its plan was chosen by a press: each brings sight and keys here, because the panel may be below the screen. */
  presses: number;
  name: string;
  /** The one that runs; null where there is none. */
  subscription: Subscription | null;
  /** Days that a new subscription costs nothing; 0 where the trial has been used. */
  trialDays: number;
  config: PaymentConfig | undefined;
  subscribe: ReturnType<typeof useSubscribe>['subscribe'];
}) => {
  const { t } = useTranslation('business');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (presses > 0) section.current?.focus();
  }, [presses]);
  const hasTrial = trialDays > 0;
  const card = subscription && usableCard(subscription);
  // Another plan's is told where that one is.
  const error = subscribe.variables?.planId === plan.id ? subscribe.error : null;
  const submit = (): string => {
    if (hasTrial) return t('subscription.subscribeTrial');
    return t(card ? 'subscription.subscribeOther' : 'subscription.subscribe');
  };
  const hasButton = hasTrial || card !== null;
  const attempt = attemptAt(hasTrial, subscription);
  const failure = <PaymentFailure error={error} attempt={attempt} />;
  // It is told where it was asked for.
  const isByForm = !hasButton || Boolean(subscribe.variables?.payment);
  return (
    <section ref={section} className={page.card} aria-labelledby="pay" tabIndex={-1}>
      <h2 id="pay">{t('subscription.pay')}</h2>
      <PriceToday plan={plan} name={name} subscription={subscription} trialDays={trialDays} />
      {hasButton ? (
        <div className={styles.form}>
          {isByForm ? null : failure}
          <Button
            size="lg"
            variant="action"
            busy={subscribe.isPending}
            onClick={() => subscribe.mutate({ planId: plan.id, attempt, payment: null })}
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
          news={isByForm ? failure : null}
          onSubmit={(card, holder) =>
            subscribe.mutate({ planId: plan.id, attempt, payment: { card, holder } })
          }
        />
      ) : (
        <Notice tone="info">{t(hasTrial ? 'subscription.noCards' : 'subscription.noCardsYet')}</Notice>
      )}
    </section>
  );
};
