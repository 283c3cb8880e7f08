import type { ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

/** Whether something is owed, so that a card is charged while its holder is there to be asked. */
const owes = ({ status }: ProviderSubscription): boolean => status === 'past_due' || status === 'incomplete';

/**
 * Charges another card from now on, and what is overdue at once (product.md §57).
 * @returns the subscription; undefined, with nothing changed, while the card's bank has to agree first (product.md §89)
 */
export const takeCard = async (
  { provider }: SubscriptionDeps,
  subscription: ProviderSubscription,
  customer: string,
  card: string,
): Promise<ProviderSubscription | undefined> => {
  if (owes(subscription)) await provider.attachCard(customer, card);
  else if (!(await provider.setUpCard(customer, card))) return undefined;
  return provider.changeCard(subscription.ref, card);
};
