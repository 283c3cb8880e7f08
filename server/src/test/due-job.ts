import { eventually } from './eventually.ts';
import type { TestServer } from './test-server.ts';

/** Lets the time of a waiting job of an order come, and waits until it is done. */
export const dueJob = async (
  { database }: TestServer,
  { name }: { name: string },
  orderId: string,
): Promise<void> => {
  const job = [name, orderId];
  await database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'order_id' = $2`,
    job,
  );
  await eventually(async () => {
    const { rowCount } = await database.query(
      `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'order_id' = $2 AND state <> 'completed'`,
      job,
    );
    expect(rowCount).toBe(0);
  });
};
