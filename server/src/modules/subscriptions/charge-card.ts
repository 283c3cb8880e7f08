import type { ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

/** Whether an amount is due, so that the card is charged while its holder can confirm. */
const owes = ({ status }: ProviderSubscription): boolean => status === 'past_due' || status === 'incomplete';

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
  if (owes(subscription)) await provider.attachCard(customer, card);
  else if (!(await provider.setUpCard(customer, card))) return undefined;
  return provider.changeCard(subscription.ref, card);
};
