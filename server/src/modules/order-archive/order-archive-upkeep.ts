import type { Clock } from '../../platform/clock/clock.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { archiveOrders, type OrderArchive } from './archive-orders.ts';

/** After a failure the next month tries again; what a killed process had in hand, another one does. */
const AFTER_KILL = { limit: 3, delaySeconds: 0 };

/** Archives old months of orders. It takes as long as there are orders. */
export const archiveOrdersJob = defineJob<Record<string, never>>('archive-orders', AFTER_KILL, true);

/** Archives old months of orders, on the second of each month (product.md §602). */
export const startOrderArchive = ({
  jobs,
  clock,
  warn,
  keptMonths,
  ...archive
}: OrderArchive & { jobs: Jobs; clock: Clock; warn: (line: string) => void; keptMonths: number }): void => {
  jobs.handle(archiveOrdersJob, async () => {
    try {
      const said = await archiveOrders(archive, keptMonths, clock());
      for (const line of said.filter((sentence) => sentence.includes(' stays: '))) warn(line);
    } catch (error) {
      warn(`The archive of orders failed: ${(error as Error).message}`);
    }
  });
  jobs.repeat(archiveOrdersJob, '10 5 2 * *');
};
