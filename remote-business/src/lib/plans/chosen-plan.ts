import {
  BILLING_INTERVALS,
  type BillingInterval,
  type SubscriptionTier,
} from '@tavolina/shared-api/contract';

/** How an address names an interval; what is billed by the month goes without a name. */
const BILLING_NAMES: Readonly<Record<BillingInterval, string | undefined>> = {
  month: undefined,
  year: 'annual',
};

/** Names a plan that is chosen in the address of the sign-up or the subscription, for `readChosenPlan`. */
export const chosenPlanParams = (
  tier: SubscriptionTier,
  interval: BillingInterval = 'month',
): URLSearchParams => {
  const billing = BILLING_NAMES[interval];
  return new URLSearchParams({ plan: tier, ...(billing === undefined ? {} : { billing }) });
};

/** The plan that an address names, which anybody may have written; without an interval where it names none. */
export const readChosenPlan = (
  params: URLSearchParams,
): { tier: string | null; interval: BillingInterval | undefined } => ({
  tier: params.get('plan'),
  interval: BILLING_INTERVALS.find((interval) => BILLING_NAMES[interval] === params.get('billing')),
});

/** The plan that was chosen before the sign-up, as the address names it; it goes along to the subscription. */
export const keepChosenPlan = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name === 'plan' || name === 'billing'));
