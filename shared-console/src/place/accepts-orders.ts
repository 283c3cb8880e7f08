import { useAuth } from '@tavolina/shared-api/auth';
import { type SubscriptionTier, tierFacts } from '@tavolina/shared-api/contract';

/**
 * Whether order pages open (product.md §25). An unknown plan, as after a start without connection, counts as one with
 * orders: the server refuses where it is not, and nobody is asked to pay for what they have.
 */
export const mayAcceptOrders = (tier: SubscriptionTier | null): boolean =>
  tier === null || tierFacts(tier).orders;

/** Whether order pages open for who is signed in. */
export const useAcceptsOrders = (): boolean => useAuth(({ tier }) => mayAcceptOrders(tier));
