import { type CountedThing, LIMITS } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { tellTills } from '../../integrations/webhooks-service.ts';
import { type CountedRow, findCounted } from '../../stock/stock-service.ts';

/** A count as the API shows it. */
export const presentCounted = ({ resets_at, ...counted }: CountedRow): CountedThing => ({
  ...counted,
  resets_at: resets_at?.toISOString() ?? null,
});

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** Tells the tills of a place how many are left of things now, in the transaction of the change (product.md §440). */
export const tellCounts = async (
  client: Queryable,
  jobs: Jobs,
  businessId: string,
  thingIds: readonly string[],
): Promise<void> => {
  for (const ids of inParts(thingIds, LIMITS.countsOfMessage))
    await tellTills(client, jobs, {
      businessId,
      type: 'stock.changed',
      data: async () => ({ counts: (await findCounted(client, ids)).map(presentCounted) }),
    });
};
