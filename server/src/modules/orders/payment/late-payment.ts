import { MINUTE_MS } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { agreeTimeOfPaid } from '../../availability/availability-service.ts';
import { freeSlotPlace, type PaymentChange, storePromise } from '../steps/update-order-repository.ts';

/** As long as it takes to enter a card, in ms: until then the promise of the order stays. */
const PAYING_MS = 5 * MINUTE_MS;

/** Until when a payment keeps the promise of its order; undefined for an order from before there were promises. */
const inTimeUntil = ({ asked_for, promised_at, created_at }: PaymentChange): Date | undefined => {
  if (asked_for || !promised_at) return promised_at ?? undefined;
  const paying = new Date(created_at.getTime() + PAYING_MS);
  return paying < promised_at ? paying : promised_at;
};

/**
 * Promises an order anew that was paid late, because the kitchen starts only now, and moves it to that slot (product.md
 * §297). The first promise too: the place could not have kept it. An order for later keeps its slot until that has passed.
 */
export const promiseAnew = async (
  client: Queryable,
  id: string,
  order: PaymentChange,
  now: Date,
): Promise<void> => {
  const until = inTimeUntil(order);
  if (!until || until >= now) return;
  // First, because its old place may be the one that it gets.
  await freeSlotPlace(client, id);
  const { business_id, fulfilment, work_minutes: workMinutes } = order;
  await storePromise(
    client,
    id,
    await agreeTimeOfPaid(client, business_id, { fulfilment, workMinutes }, now),
  );
};
