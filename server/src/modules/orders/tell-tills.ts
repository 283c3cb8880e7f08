import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { tellTills } from '../integrations/webhooks-service.ts';
import { findToldOrder } from './told-order-repository.ts';

/**
 * Tells the tills of an order's place what changed of it, in the transaction of the change (product.md §365). The message
 * says how the order is now and names nobody: a till reads the rest by its key.
 */
export const tellTillsOfOrder = async (
  client: Queryable,
  jobs: Jobs,
  type: 'order.created' | 'order.status_changed' | 'order.payment_changed',
  { id, businessId }: { id: string; businessId: string },
): Promise<void> => tellTills(client, jobs, { businessId, type, data: () => findToldOrder(client, id) });
