import { isSubscriptionUnpaid } from '@tavolina/shared-api/contract';
import type { ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

/**
 * Charges another card from now on, and overdue amounts at once (product.md §57).
 * @returns the subscription; undefined, with nothing changed, while the card's bank must confirm
 * (product.md §89)
 */
export const chargeCard = async (
  { provider }: SubscriptionDeps,
  subscription: ProviderSubscription,
  customer: string,
  card: string,
): Promise<ProviderSubscription | undefined> => {
  // What is due is charged while the card's holder can confirm.
  if (isSubscriptionUnpaid(subscription)) await provider.attachCard(customer, card);
  else if (!(await provider.setUpCard(customer, card))) return undefined;
  return provider.changeCard(subscription.ref, card);
};
