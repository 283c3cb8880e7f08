import { changeCard, newIdempotencyKey, startSubscription } from '@tavolina/shared-api/client';
import type { SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { useRef } from 'react';
import { profileQuery } from '../../lib/profile-query.ts';
import type { Card } from './card.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** A card and whose it is; null where none is needed. */
export type Payment = { card: Card; holder: string } | null;

/** Subscribes and changes cards. Trying again after a lost answer never subscribes twice (product.md §55). */
export const useSubscribe = () => {
  const client = useQueryClient();
  /** One key for each thing that is asked for, until it is answered. */
  const attempt = useRef<{ of: string; key: string }>(undefined);
  const keyOf = (wish: string): string => {
    if (attempt.current?.of !== wish) attempt.current = { of: wish, key: newIdempotencyKey() };
    return attempt.current.key;
  };

  const confirm = async (answer: SubscriptionToConfirm, payment: Payment): Promise<void> => {
    if (payment) await payment.card.confirm(answer);
  };
  const subscribe = useMutation({
    mutationFn: async ({ planId, payment }: { planId: string; payment: Payment }) => {
      const method = payment && (await payment.card.createMethod(payment.holder));
      const answer = await startSubscription(planId, method, keyOf(`${planId} ${method}`));
      await confirm(answer, payment);
      return answer;
    },
    onSuccess: async () => {
      attempt.current = undefined;
      await Promise.all([
        client.invalidateQueries(subscriptionQuery),
        client.invalidateQueries(profileQuery),
      ]);
    },
  });
  const saveCard = useMutation({
    mutationFn: async (payment: NonNullable<Payment>) => {
      const answer = await changeCard(await payment.card.createMethod(payment.holder));
      await confirm(answer, payment);
    },
    onSuccess: () => client.invalidateQueries(subscriptionQuery),
  });
  return { subscribe, saveCard };
};
