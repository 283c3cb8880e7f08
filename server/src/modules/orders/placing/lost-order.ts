import type { PlaceOrderRequest } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ApiFailure } from '../../../platform/http/api-failure.ts';
import { countRefusedCart, lossOf } from '../../availability/availability-service.ts';

/** The cart of an order, by which it is recognised once it was lost. */
export const sentCart = ({ business_id, items, customer_email }: PlaceOrderRequest, ip: string) => ({
  businessId: business_id,
  items: items.map((line) => line.menu_item_id),
  email: customer_email,
  ip,
});

/** Counts an order that the place could not take, once for each cart (product.md §306). */
export const countLoss = async (
  { database, clock }: { database: Database; clock: Clock },
  request: PlaceOrderRequest,
  ip: string,
  { code }: ApiFailure,
): Promise<void> => {
  const now = clock();
  const reason = lossOf(code, request.asked_for ? new Date(request.asked_for) : undefined, now);
  if (reason) await countRefusedCart(database, sentCart(request, ip), reason, now);
};
