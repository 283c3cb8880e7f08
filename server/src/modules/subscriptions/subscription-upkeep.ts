import { defineJob } from '../../platform/jobs/jobs.ts';
import { followSubscription } from './follow-subscription.ts';
import { isGraceOver } from './grace-period.ts';
import { deleteOldStarts } from './starts-repository.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import { listBilled } from './subscriptions-repository.ts';

/** Compares every subscription with the provider, in case a webhook was lost. */
export const reconcileJob = defineJob<Record<string, never>>('subscription-reconcile', {
  limit: 3,
  delaySeconds: 300,
});

const reconcile = async (deps: SubscriptionDeps): Promise<void> => {
  const { database, provider, clock, warn } = deps;
  for (const { ref, past_due_since } of await listBilled(database)) {
    try {
      const seen = await followSubscription(deps, ref);
      if (seen?.status !== 'past_due' || past_due_since === null || !isGraceOver(past_due_since, clock()))
        continue;
      await provider.abandon(ref);
      await followSubscription(deps, ref);
    } catch (error) {
      warn(`Subscription ${ref} could not be compared: ${error instanceof Error ? error.message : error}`);
    }
  }
  await deleteOldStarts(database);
};

/** Every night: compares subscriptions with the provider, and ends those that stay unpaid. */
export const startSubscriptionUpkeep = (deps: SubscriptionDeps): void => {
  deps.jobs.handle(reconcileJob, () => reconcile(deps));
  deps.jobs.repeat(reconcileJob, '40 3 * * *');
};
