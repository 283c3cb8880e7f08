import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/database.ts';
import type { UpkeepDeps } from '../../platform/jobs/delete-nightly.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { tellTills } from '../integrations/webhooks-service.ts';
import { type WatchedPlace, watchedTime } from './console-silence.ts';
import { offeredWays } from './current-settings.ts';
import { findOpeningHours } from './opening-hours-repository.ts';
import { findOrderSettings } from './order-settings-repository.ts';

/** How long after a check that found no time for orders the next check comes, in ms. */
const AGAIN_MS = DAY_MS;

/** Runs when a pause ends by itself; `paused_until` is ISO 8601. */
export const pauseEndsJob = defineJob<{ business_id: string; paused_until: string }>('pause-ends');

/**
 * Tells the tills of a place that it takes orders again.
 * @param once key of the pause that ended, so that a repeated job sends one message
 */
export const tellResumed = (
  client: Queryable,
  jobs: Jobs,
  businessId: string,
  once?: string,
): Promise<void> =>
  tellTills(client, jobs, {
    businessId,
    type: 'ordering.resumed',
    data: () => ({}),
    ...(once !== undefined && { once }),
  });

/**
 * Tells the tills of a place that it takes no orders until a time, and queues the message for the end of the pause
 * (product.md §365).
 * @param reason who paused it: an owner, or the place itself because no console or till was there
 */
export const tellPaused = async (
  client: Queryable,
  jobs: Jobs,
  businessId: string,
  { until, reason }: { until: Date; reason: 'owner' | 'no_console' },
): Promise<void> => {
  const paused_until = until.toISOString();
  const data = () => ({ until: paused_until, reason });
  await tellTills(client, jobs, { businessId, type: 'ordering.paused', data });
  await jobs.send(client, pauseEndsJob, { business_id: businessId, paused_until }, until);
};

/** From when a place takes orders again; undefined where no such time is known, as where every way is off. */
const takesOrdersFrom = (place: WatchedPlace, now: Date): Date | undefined => {
  if (place.hours) return watchedTime(place, now)?.from;
  return offeredWays(place.settings).length > 0 ? now : undefined;
};

/**
 * Tells tills about pauses that end by themselves: once the place takes orders again, which may be at its next opening
 * only. A pause that was ended or changed has another end: skip it.
 */
export const handlePauseEnds = ({ database, jobs, clock }: UpkeepDeps): void =>
  jobs.handle(pauseEndsJob, ({ business_id, paused_until }) =>
    transaction(database, async (client) => {
      const settings = await findOrderSettings(client, business_id);
      if (settings.paused_until?.toISOString() !== paused_until) return;
      const now = clock();
      const stored = await findOpeningHours(client, business_id);
      const opens =
        takesOrdersFrom({ hours: stored?.hours, settings }, now) ?? new Date(now.getTime() + AGAIN_MS);
      if (opens > now) return jobs.send(client, pauseEndsJob, { business_id, paused_until }, opens);
      await tellResumed(client, jobs, business_id, `resumed ${paused_until}`);
    }),
  );
