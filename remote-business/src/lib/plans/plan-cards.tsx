import {
  BILLING_INTERVALS,
  type BillingInterval,
  type SubscriptionTier,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Badge, Button, formatMoney, SegmentedControl, visuallyHidden } from '@tavolina/shared-ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './plan-cards.module.css';
import { isRecommended, monthlyPrice, type PlanOffer, priceAt } from './plan-offers.ts';
import { useAnimatedNumber } from './use-animated-number.ts';

/** How long a price takes to change, in ms. */
const ANIMATION_MS = 600;

/** Whole euros without cents, as plans are announced. */
const usePlanPrice = () => {
  const { i18n } = useTranslation('business');
  return (amount: number): string => formatMoney(amount, 'EUR', i18n.language).replace(/[.,]00(?=\D)/, '');
};

/** Monthly or yearly. */
export const BillingToggle = ({
  offers,
  interval,
  onChange,
}: {
  offers: readonly PlanOffer[];
  interval: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}) => {
  const { t } = useTranslation('business');
  const percent = Math.max(0, ...offers.map(({ savingPercent }) => savingPercent));
  return (
    <SegmentedControl
      label={t('plans.billing')}
      options={BILLING_INTERVALS.map((value) => ({
        value,
        label:
          value === 'year' && percent > 0
            ? `${t('plans.year')} ${t('plans.yearlyDiscount', { percent })}`
            : t(`plans.${value}`),
      }))}
      value={interval}
      onChange={onChange}
    />
  );
};

const Price = ({ offer, interval }: { offer: PlanOffer; interval: BillingInterval }) => {
  const { t } = useTranslation('business');
  const priceText = usePlanPrice();
  const plan = priceAt(offer, interval);
  const monthly = plan ? monthlyPrice(plan) : 0;
  const shown = useAnimatedNumber(monthly, ANIMATION_MS);
  const isYearly = plan?.interval === 'year';
  const billing = isYearly
    ? t('plans.billedYearly', { total: priceText(plan.price) })
    : t('plans.billedMonthly');
  return (
    <div>
      <p className={styles.price}>
        <strong aria-hidden="true">{priceText(shown === monthly ? monthly : Math.round(shown))}</strong>
        <span className={visuallyHidden}>{priceText(monthly)}</span> {t('plans.perMonth')}{' '}
        {isYearly && offer.savingPercent > 0 ? (
          <Badge tone="success">{t('plans.savedByYear', { percent: offer.savingPercent })}</Badge>
        ) : null}
      </p>
      <p className={styles.muted}>{monthly === 0 ? t('plans.forever') : billing}</p>
    </div>
  );
};

/** The plans side by side, each with its price and what it brings. */
export const PlanCards = ({
  offers,
  interval,
  current,
  action,
}: {
  offers: readonly PlanOffer[];
  interval: BillingInterval;
  /** The plan the business has. */
  current?: SubscriptionTier | undefined;
  /** The button of a plan that can be had. */
  action: (offer: PlanOffer) => ReactNode;
}) => {
  const { t } = useTranslation('business');
  const badgeOf = (offer: PlanOffer): ReactNode => {
    if (offer.tier === current) return <Badge tone="info">{t('plans.yours')}</Badge>;
    if (!offer.available) return <Badge tone="outline">{t('plans.soon')}</Badge>;
    return isRecommended(offer) ? (
      <Badge tone="attention" solid>
        {t('plans.popular')}
      </Badge>
    ) : null;
  };
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.tier} className={styles.card} data-popular={isRecommended(offer) || undefined}>
          <div className={styles.head}>
            <h3>{t(`plans.name.${offer.tier}`)}</h3>
            {badgeOf(offer)}
          </div>
          <Price offer={offer} interval={interval} />
          {offer.available ? (
            action(offer)
          ) : (
            <Button full disabled>
              {t('plans.soon')}
            </Button>
          )}
          <ul className={styles.features}>
            {offer.trialDays > 0 ? (
              <li>
                <Check {...MEDIUM_ICON} /> {t('plans.trial', { count: offer.trialDays })}
              </li>
            ) : null}
            {offer.features.map((feature) => (
              <li key={feature}>
                <Check {...MEDIUM_ICON} /> {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
