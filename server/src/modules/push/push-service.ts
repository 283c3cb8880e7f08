import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type PushWords, pushJob } from './push-jobs.ts';
import { LIFETIMES, type PushKind } from './push-kinds.ts';
import { devicesOf, listOwnDevices, type Recipients, recordOccasion } from './push-repository.ts';

export { LIFETIMES, type PushKind } from './push-kinds.ts';

/** A reason for pushes: what they say, and who gets them. */
export interface Occasion {
  /** Unique per occasion: its pushes are queued once. */
  id: string;
  to: Recipients;
  kind: PushKind;
  words: PushWords;
  path: string;
  topic: string;
}

/** Queues the pushes of an occasion once, however often its job is repeated. */
export type PushOnce = (occasion: Occasion) => Promise<void>;

/** Whether a user has a device that gets pushes. */
export const hasDevice = async (database: Queryable, userId: string): Promise<boolean> =>
  (await listOwnDevices(database, userId)).length > 0;

/** Whether a push has reached a device of a user since a time, as far as its push service says. */
export const gotPush = async (database: Queryable, userId: string, since: Date): Promise<boolean> =>
  (await listOwnDevices(database, userId)).some(({ last_push_at }) => last_push_at && last_push_at >= since);

/** Queues pushes, one job for each device, so that a slow push service delays no other device. */
export const pushOnceWith =
  ({ database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock }): PushOnce =>
  ({ id, to, kind, ...push }) =>
    transaction(database, async (client) => {
      if (!(await recordOccasion(client, id))) return;
      const expires_at = new Date(clock().getTime() + LIFETIMES[kind] * 1000).toISOString();
      for (const { id: device_id } of await devicesOf(client, to))
        await jobs.send(client, pushJob, { ...push, device_id, kind, expires_at });
    });
