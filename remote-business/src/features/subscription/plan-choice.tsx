import { hasTier } from '@tavolina/shared-api/auth';
import {
  type BillingInterval,
  FREE_TIER,
  type PaymentConfig,
  type Subscription,
} from '@tavolina/shared-api/contract';
import { useNavigate, useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import type { PageState } from '@tavolina/shared-console/page/page-state.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { useState } from 'react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { readChosenPlan } from '../../lib/plans/chosen-plan.ts';
import { BillingToggle, PlanCards } from '../../lib/plans/plan-cards.tsx';
import { PlanComparison } from '../../lib/plans/plan-comparison.tsx';
import { defaultOffer, type PlanOffer, priceAt } from '../../lib/plans/plan-offers.ts';
import { PaymentPanel } from './payment-panel.tsx';
import styles from './subscription.module.css';
import type { useSubscribe } from './use-subscribe.ts';

/** The plans to choose from, and what the chosen one takes. */
export const PlanChoice = ({
  offers: all,
  subscription,
  hasTrial,
  config,
  subscribe,
  onChoose,
}: {
  offers: readonly PlanOffer[];
  /** The one that runs; null where there is none. */
  subscription: Subscription | null;
  /** Whether the business may still try a plan (product.md §55). */
  hasTrial: boolean;
  config: PaymentConfig | undefined;
  subscribe: ReturnType<typeof useSubscribe>['subscribe'];
  onChoose: () => void;
}) => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const offers = hasTrial ? all : all.map((offer) => ({ ...offer, trialDays: 0 }));
  const named = readChosenPlan(params);
  const [interval, chooseInterval] = useState<BillingInterval>(
    named.interval ?? subscription?.interval ?? 'month',
  );
  const asked = offers.find(({ tier, available }) => available && tier === named.tier);
  const [tier, setTier] = useState(subscription === null ? (asked ?? defaultOffer(offers))?.tier : undefined);
  const [presses, setPresses] = useState(0);
  const choose = (offer: PlanOffer): void => {
    onChoose();
    setTier(offer.tier);
    setPresses(presses + 1);
  };
  const handleInterval = (next: BillingInterval): void => {
    // The panel of another price does not take the keys from who compares prices.
    setPresses(0);
    chooseInterval(next);
  };
  const skip = (): void =>
    void navigate(PATHS.dashboard(), { state: { skipSubscription: true } satisfies PageState });
  const isCurrent = (offer: PlanOffer): boolean =>
    offer.tier === (subscription?.tier ?? FREE_TIER) &&
    (subscription === null || offer.tier === FREE_TIER || interval === subscription.interval);

  const labelOf = (offer: PlanOffer): string => {
    if (subscription && offer.tier === subscription.tier) return t(`subscription.switchTo.${interval}`);
    if (offer.tier === tier) return t('subscription.selected');
    if (!subscription) return t('subscription.select');
    const change = hasTier(offer.tier, subscription.tier) ? 'upgrade' : 'downgrade';
    return t(`subscription.${change}`, { plan: t(`plans.name.${offer.tier}`) });
  };
  const action = (offer: PlanOffer) => {
    if (offer.tier === FREE_TIER) {
      return subscription === null ? (
        <ConfirmButton
          full
          question={{
            isSafe: true,
            title: t('subscription.skipTitle'),
            text: t('subscription.skipText'),
            confirmLabel: t('subscription.skipConfirm'),
            cancelLabel: t('subscription.goBack'),
            onConfirm: skip,
          }}
        >
          {t('subscription.skip')}
        </ConfirmButton>
      ) : null;
    }
    if (subscription && isCurrent(offer)) return null;
    return (
      <Button full aria-pressed={offer.tier === tier} onClick={() => choose(offer)}>
        {labelOf(offer)}
      </Button>
    );
  };
  const chosen = offers.find((offer) => offer.tier === tier && offer.tier !== FREE_TIER && offer.available);
  const plan = chosen && priceAt(chosen, interval);
  const isSame = chosen !== undefined && subscription !== null && isCurrent(chosen);
  return (
    <>
      <div className={clsx(page.between, styles.planHead)}>
        <h2>{t(subscription ? 'subscription.change' : 'subscription.choose')}</h2>
        <BillingToggle offers={offers} interval={interval} onChange={handleInterval} />
      </div>
      <PlanCards
        offers={offers}
        interval={interval}
        current={subscription ? subscription.tier : undefined}
        action={action}
      />
      {chosen && plan && !isSame ? (
        <PaymentPanel
          key={plan.id}
          plan={plan}
          presses={presses}
          name={t(`plans.name.${chosen.tier}`)}
          subscription={subscription}
          trialDays={chosen.trialDays}
          config={config}
          subscribe={subscribe}
        />
      ) : null}
      <div className={styles.compare}>
        <PlanComparison offers={offers} />
      </div>
    </>
  );
};
