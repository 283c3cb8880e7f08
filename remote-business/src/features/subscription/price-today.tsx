import type { Plan, Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { formatDate, formatMoney } from '@tavolina/shared-ui';
import { hasBegun } from './subscription-state.ts';

/** What a plan costs today and later, in two sentences. */
export const PriceToday = ({
  plan,
  name,
  subscription,
  trialDays,
}: {
  plan: Plan;
  name: string;
  /** The one that runs; null where there is none. */
  subscription: Subscription | null;
  /** Days that a new subscription costs nothing; 0 where the trial has been used. */
  trialDays: number;
}) => {
  const { t, i18n } = useTranslation('business');
  const euro = (amount: number): string => formatMoney(amount, 'EUR', i18n.language);
  const price = t(`subscription.price.${plan.interval}`, { price: euro(plan.price) });
  const today = (): string => {
    if (trialDays > 0) {
      return t('subscription.todayNothing', { zero: euro(0), price: euro(plan.price), count: trialDays });
    }
    // A free or granted period runs to its end; a paid one is credited.
    if (subscription?.status === 'trialing') {
      const date = formatDate(subscription.current_period_end);
      return t('subscription.fromTrialEnd', { price: euro(plan.price), date });
    }
    const key = hasBegun(subscription) ? 'subscription.todayRest' : 'subscription.todayPays';
    return t(key, { price: euro(plan.price) });
  };
  return (
    <>
      <p>{t('subscription.payFor', { plan: name, price })}</p>
      <p className={page.muted}>{today()}</p>
    </>
  );
};
