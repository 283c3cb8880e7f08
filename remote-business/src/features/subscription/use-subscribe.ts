import {
  cancelSubscription,
  changeCard,
  newIdempotencyKey,
  startSubscription,
} from '@tavolina/shared-api/client';
import { isSubscriptionUnpaid } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { useRef } from 'react';
import { useOnce } from '../../lib/form/use-once.ts';
import type { CardPayment } from './card.ts';
import { payWith } from './pay-with.ts';
import type { Attempt } from './payment-failure.tsx';
import { subscriptionQuery } from './subscription-query.ts';

/** A plan that is asked for: what is done by it, and with which card; null takes the one that is known, or none. */
interface SubscriptionRequest {
  planId: string;
  attempt: Exclude<Attempt, 'card' | 'debt'>;
  payment: CardPayment | null;
}

/**
 * Subscribes, changes cards and gives the plan up, each once for a double press: its loser's answer would cover the
 * winner's. Trying again after a lost answer never subscribes twice (product.md §55).
 */
export const useSubscribe = () => {
  const client = useQueryClient();
  /** One key for each thing that is asked for, until it is answered. */
  const attempt = useRef<{ of: string; key: string }>(undefined);
  const keyOf = (wish: string): string => {
    if (attempt.current?.of !== wish) attempt.current = { of: wish, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const refresh = async (): Promise<void> => {
    await client.invalidateQueries(subscriptionQuery);
    // Asking for the one may be how the server learns what the other's tier is.
    await client.invalidateQueries(profileQuery);
  };
  /** What failed may have begun all the same: a trial whose card was refused, or a second request that was lost. */
  const lookAgain = (): void => void refresh();

  const cancel = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: async () => {
      const running = client.getQueryData(subscriptionQuery.queryKey);
      // What is not paid has ended.
      if (!running || isSubscriptionUnpaid(running)) return refresh();
      // The period continues without renewal.
      client.setQueryData(subscriptionQuery.queryKey, () => ({ ...running, cancel_at_period_end: true }));
    },
  });
  const subscribe = useMutation({
    // What is done last has the last word: earlier news, and where giving up leads, is over.
    onMutate: () => {
      cancel.reset();
      saveCard.reset();
    },
    mutationFn: async ({ planId, payment }: SubscriptionRequest) => {
      const ask = async (method: string | null) => {
        const answer = await startSubscription(planId, method, keyOf(`${planId} ${method}`));
        attempt.current = undefined;
        return answer;
      };
      await (payment ? payWith(payment, ask) : ask(null));
    },
    onSuccess: refresh,
    onError: lookAgain,
  });
  const saveCard = useMutation({
    onMutate: () => {
      cancel.reset();
      subscribe.reset();
    },
    mutationFn: (payment: CardPayment) => payWith(payment, (method) => changeCard(method)),
    onSuccess: refresh,
    onError: lookAgain,
  });
  return {
    subscribe: { ...subscribe, mutate: useOnce(subscribe.mutateAsync) },
    saveCard: { ...saveCard, mutate: useOnce(saveCard.mutateAsync, { isRepeatable: true }) },
    cancel: { ...cancel, mutate: useOnce(cancel.mutateAsync, { isRepeatable: true }) },
  };
};
