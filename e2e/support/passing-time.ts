import { withEmbedded } from '../../tooling/lib/embedded-client.mjs';
import { expect } from './test.ts';

/** Lets the last sign of a place's console be from a minute ago. */
export const lastSignAMinuteAgo = (dataDir: string, businessId: string): Promise<unknown> =>
  withEmbedded(dataDir, (client) =>
    client.query(
      `UPDATE console_signs SET alive_at = date_trunc('milliseconds', now()) - interval '1 minute' WHERE business_id = $1`,
      [businessId],
    ),
  );

/** Lets the waiting jobs of an order be due; how many they were. */
const jobsAreDue = (dataDir: string, job: string, order: string): Promise<number> =>
  withEmbedded(dataDir, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'order_id' = $2 AND state = 'created'`,
      [job, order],
    );
    return rowCount ?? 0;
  });

/** Lets the time come at which an unanswered order is announced again or cancelled. */
export const timerIsDue = async (
  dataDir: string,
  job: 'order-reminder' | 'order-unanswered',
  order: string,
): Promise<void> => expect(await jobsAreDue(dataDir, job, order)).toBe(1);

/** Lets the time be over in which the owner of an order can take its last steps back: its diner is told of them then. */
export const stepsAreFinal = async (dataDir: string, order: string): Promise<void> =>
  expect(await jobsAreDue(dataDir, 'order-status-changed', order)).toBeGreaterThan(0);

/** Waits until the silence of a place's console is watched, and lets six minutes of it pass at once. */
export const sixSilentMinutes = (dataDir: string, businessId: string): Promise<void> =>
  withEmbedded(dataDir, (client) =>
    expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `UPDATE pgboss.job SET start_after = now(),
             data = data || jsonb_build_object('from', now() - interval '6 minutes', 'look_at', now())
           WHERE name = 'console-silence' AND data ->> 'business_id' = $1 AND state < 'active'`,
          [businessId],
        );
        return rowCount;
      })
      .toBe(1),
  );
