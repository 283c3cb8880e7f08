import {
  BILLED_MONTHS,
  BILLING_INTERVALS,
  type BillingInterval,
  FREE_TIER,
  ORDERING_TIERS,
  type Plan,
  SUBSCRIPTION_TIERS,
} from '@tavolina/shared-api/contract';

/** A plan with its prices. */
export interface PlanOffer {
  tier: Plan['tier'];
  available: boolean;
  features: readonly string[];
  limits: Plan['limits'];
  trialDays: number;
  /** The shortest interval first; the free plan has only the one of a month. */
  prices: Partial<Record<BillingInterval, Plan>>;
  /** What the longest interval costs less than the shortest one over the same months, in whole percent. */
  savingPercent: number;
}

/** The least plan that takes orders, which is what most places come for. */
export const RECOMMENDED_TIER = ORDERING_TIERS[0] ?? FREE_TIER;

/** Whether a plan is pointed out among the others. */
export const isRecommended = ({ tier }: PlanOffer): boolean => tier === RECOMMENDED_TIER;

const savingPercentOf = (shortest: Plan, longest: Plan): number => {
  if (shortest.price === 0) return 0;
  const times = BILLED_MONTHS[longest.interval] / BILLED_MONTHS[shortest.interval];
  return Math.round((1 - longest.price / (times * shortest.price)) * 100);
};

/** Brings the prices of each product together, in the order of the plans. */
export const offersOf = (products: Record<string, Plan[]>): PlanOffer[] =>
  Object.values(products)
    .flatMap((plans): PlanOffer[] => {
      const billed = BILLING_INTERVALS.flatMap(
        (interval) => plans.find((plan) => plan.interval === interval) ?? [],
      );
      const shortest = billed[0];
      const longest = billed.at(-1);
      if (!shortest || !longest) return [];
      const { tier, available, features, limits, trial_days } = shortest;
      return [
        {
          tier,
          available,
          features,
          limits,
          trialDays: trial_days,
          prices: Object.fromEntries(billed.map((plan) => [plan.interval, plan])),
          savingPercent: savingPercentOf(shortest, longest),
        },
      ];
    })
    .sort((a, b) => SUBSCRIPTION_TIERS.indexOf(a.tier) - SUBSCRIPTION_TIERS.indexOf(b.tier));

/** The price of a plan at an interval; the free plan's is always the same. */
export const priceAt = (offer: PlanOffer, interval: BillingInterval): Plan | undefined =>
  offer.prices[interval] ?? Object.values(offer.prices)[0];

/** What a price comes to in a month, in euro. */
export const monthlyPrice = ({ price, interval }: Plan): number => price / BILLED_MONTHS[interval];

/** The plan that is chosen before anybody chooses: the one called standard, else the middle one (product.md §93). */
export const defaultOffer = (offers: readonly PlanOffer[]): PlanOffer | undefined =>
  offers.find(({ prices }) => prices.month?.name.toLowerCase().includes('standard')) ??
  offers[Math.floor(offers.length / 2)];
