import { type Clock, MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { timeAnswersAnew } from './answer-times.ts';
import { type SilenceStep, silenceStep } from './console-silence.ts';
import { lockHeartbeat, markSilentPlaces, recordHeartbeat, setUnattended } from './heartbeats-repository.ts';
import { findOpeningHours } from './opening-hours-repository.ts';
import { findOrderSettings, updateOrderSettings } from './order-settings-repository.ts';
import { tellPaused, tellResumed } from './pause-webhooks.ts';
import {
  consoleSilentJob,
  findSilentJob,
  type Silence,
  silenceJob,
  unattendedJob,
} from './silent-console-jobs.ts';

/** A place is watched after this time without a heartbeat, in ms: longer than the half minute between two of them. */
const SILENT_AFTER_MS = 45_000;
/** If the last heartbeat is found later than this, in ms, no server was running to receive more (product.md §343). */
const SERVER_WAS_DOWN_MS = 3 * MINUTE_MS;
/** A check that runs later than this, in ms, means the same (product.md §343). */
const LATE_CHECK_MS = MINUTE_MS;
/** Longest time between two checks of a silence, in ms: plan and hours may change. */
const CHECK_EVERY_MS = 60 * MINUTE_MS;
/** Places marked as watched in one transaction. */
const BATCH = 100;

interface Watch {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

/** Ends the pause that a place made by itself. A pause that its owner made stays (product.md §342). */
const resume = ({ database, jobs }: Omit<Watch, 'clock'>, businessId: string, now: Date): Promise<boolean> =>
  transaction(database, async (client) => {
    await setUnattended(client, businessId, false);
    const { silent_from, silent_until, paused_until } = await findOrderSettings(client, businessId);
    if (!silent_from || silent_until) return false;
    // The pause ended with the opening.
    const isOver = !paused_until || paused_until <= now;
    await updateOrderSettings(
      client,
      businessId,
      isOver ? { silent_until: paused_until ?? now } : { silent_until: now, paused_until: null },
    );
    if (isOver) return false;
    await tellResumed(client, jobs, businessId);
    await timeAnswersAnew(client, jobs, businessId);
    return true;
  });

/**
 * Stores a heartbeat of a console, and ends the pause that its place made by itself (product.md §342).
 * @returns whether there was such a pause
 */
export const acceptHeartbeat = async (
  deps: Omit<Watch, 'clock'>,
  businessId: string,
  now: Date,
): Promise<boolean> =>
  (await recordHeartbeat(deps.database, businessId, now)) && resume(deps, businessId, now);

const checkAgain = (client: Queryable, jobs: Jobs, silence: Silence, at: Date): Promise<void> =>
  jobs.send(client, silenceJob, { ...silence, look_at: at.toISOString() }, at);

/** Starts a watch for each place whose consoles have become silent, once for each silence. */
const watchSilentPlaces = async ({ database, jobs, clock }: Watch): Promise<void> => {
  const now = clock();
  const before = new Date(now.getTime() - SILENT_AFTER_MS);
  const serverWasDown = new Date(now.getTime() - SERVER_WAS_DOWN_MS);
  for (let found = BATCH; found === BATCH; )
    found = await transaction(database, async (client) => {
      const places = await markSilentPlaces(client, before, BATCH);
      for (const { business_id, alive_at } of places) {
        const from = alive_at < serverWasDown ? now : alive_at;
        const silence = { business_id, alive_at: alive_at.toISOString(), from: from.toISOString() };
        await checkAgain(client, jobs, { ...silence, look_at: now.toISOString() }, now);
      }
      return places.length;
    });
};

const nextStep = async (client: Queryable, silence: Silence, now: Date): Promise<SilenceStep> => {
  const { business_id } = silence;
  if (!(await acceptsOrders(client, business_id, now))) return { kind: 'wait', until: undefined };
  const settings = await findOrderSettings(client, business_id);
  const stored = await findOpeningHours(client, business_id);
  const silent = { heartbeatAt: new Date(silence.alive_at), from: new Date(silence.from) };
  return silenceStep({ hours: stored?.hours, settings }, silent, now);
};

/** Takes a step of a silence; returns when the next one is due, if that is known. */
const takeStep = async (
  client: Queryable,
  jobs: Jobs,
  { business_id, alive_at }: Silence,
  step: SilenceStep,
): Promise<Date | undefined> => {
  if (step.kind === 'wait') return step.until;
  const notice = { business_id, alive_at, silent_from: step.silentFrom.toISOString() };
  if (step.kind === 'tell') {
    await jobs.send(client, consoleSilentJob, { ...notice, pauses_at: step.pausesAt.toISOString() });
    return step.pausesAt;
  }
  await updateOrderSettings(client, business_id, {
    paused_until: step.until,
    pause_note: '',
    silent_from: step.silentFrom,
    silent_until: null,
  });
  await tellPaused(client, jobs, business_id, { until: step.until, reason: 'no_console' });
  await timeAnswersAnew(client, jobs, business_id);
  await setUnattended(client, business_id, true);
  await jobs.send(client, unattendedJob, notice);
  return step.until;
};

/**
 * Watches places that take orders while none of their consoles is open (product.md §340, §341). One query a minute finds
 * the places that became silent. Only these have a job, which checks the silence when a step is due and ends after a
 * later heartbeat. An open console therefore costs one small update each half minute. The timers are jobs: they survive
 * the process and run once.
 */
export const startSilenceWatch = (watch: Watch): void => {
  const { database, jobs, clock } = watch;
  jobs.handle(findSilentJob, () => watchSilentPlaces(watch));
  jobs.repeat(findSilentJob, '* * * * *');

  jobs.handle(silenceJob, (silence) =>
    transaction(database, async (client) => {
      // Locks out heartbeats, so that a console that comes back sees what was done.
      const heartbeat = await lockHeartbeat(client, silence.business_id);
      if (heartbeat?.toISOString() !== silence.alive_at) return;
      const now = clock();
      const isLate = now.getTime() - Date.parse(silence.look_at) > LATE_CHECK_MS;
      const counted = isLate ? { ...silence, from: now.toISOString() } : silence;
      const next = await takeStep(client, jobs, counted, await nextStep(client, counted, now));
      const latest = new Date(now.getTime() + CHECK_EVERY_MS);
      await checkAgain(client, jobs, counted, next && next < latest ? next : latest);
    }),
  );
};

/** Looks for silent places at start: an earlier process may have been killed. */
export const queueSilenceWatch = (database: Database, jobs: Jobs): Promise<void> =>
  jobs.send(database, findSilentJob, {});
