import {
  type BillingInterval,
  type Plan,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
} from '@tavolina/shared-api/contract';

/** A plan with its prices. */
export interface PlanOffer {
  tier: Plan['tier'];
  available: boolean;
  features: readonly string[];
  limits: Plan['limits'];
  trialDays: number;
  /** The free plan has only the one of a month. */
  prices: Partial<Record<BillingInterval, Plan>>;
  /** What a year costs less than twelve months, in whole percent. */
  savingPercent: number;
}

/** The plan that takes orders, which is what most places come for. */
export const RECOMMENDED_TIER: SubscriptionTier = 'standard';

/** Whether a plan is pointed out among the others. */
export const isRecommended = ({ tier }: PlanOffer): boolean => tier === RECOMMENDED_TIER;

const MONTHS = 12;

const savingPercentOf = (month: Plan | undefined, year: Plan | undefined): number =>
  month && year && month.price > 0 ? Math.round((1 - year.price / (MONTHS * month.price)) * 100) : 0;

/** Brings the prices of each product together, in the order of the plans. */
export const offersOf = (products: Record<string, Plan[]>): PlanOffer[] =>
  Object.values(products)
    .flatMap((plans): PlanOffer[] => {
      const month = plans.find(({ interval }) => interval === 'month');
      const year = plans.find(({ interval }) => interval === 'year');
      const first = month ?? year;
      if (!first) return [];
      const { tier, available, features, limits, trial_days } = first;
      const prices = { ...(month ? { month } : {}), ...(year ? { year } : {}) };
      return [
        {
          tier,
          available,
          features,
          limits,
          trialDays: trial_days,
          prices,
          savingPercent: savingPercentOf(month, year),
        },
      ];
    })
    .sort((a, b) => SUBSCRIPTION_TIERS.indexOf(a.tier) - SUBSCRIPTION_TIERS.indexOf(b.tier));

/** The price of a plan at an interval; the free plan's is always the same. */
export const priceAt = (offer: PlanOffer, interval: BillingInterval): Plan | undefined =>
  offer.prices[interval] ?? offer.prices.month ?? offer.prices.year;

/** What a price comes to in a month, in euro. */
export const monthlyPrice = ({ price, interval }: Plan): number =>
  interval === 'year' ? price / MONTHS : price;

/** The plan that is chosen before anybody chooses: the one called standard, else the middle one (product.md §93). */
export const defaultOffer = (offers: readonly PlanOffer[]): PlanOffer | undefined =>
  offers.find(({ prices }) => prices.month?.name.toLowerCase().includes('standard')) ??
  offers[Math.floor(offers.length / 2)];
