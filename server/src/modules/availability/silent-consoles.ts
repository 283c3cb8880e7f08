import { type Clock, MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { acceptsOrders } from '../subscriptions/subscriptions-service.ts';
import { type SilenceStep, silenceStep } from './attendance.ts';
import { findOpeningHours, findOrderSettings, updateOrderSettings } from './availability-repository.ts';
import { lockSign, notePause, noteSign, watchSilent } from './console-signs-repository.ts';
import { consoleSilentJob, findSilentJob, placePausedJob, type Silence, silenceJob } from './silence-jobs.ts';
import { tellPaused, tellResumed } from './told-pauses.ts';

/** A console without a sign for so long may have been closed; longer than it takes for one to follow another, in ms. */
const QUIET_MS = 45_000;
/** A sign that is older than this when it is found was given while no server was there to look (product.md §343), in ms. */
const UNHEARD_MS = 3 * MINUTE_MS;
/** A look that comes so late, in ms, means the same (product.md §343). */
const LATE_MS = MINUTE_MS;
/** A silence is looked at so often at least, in ms, because plan and hours may change. */
const LOOKS_MS = 60 * MINUTE_MS;
/** Places that begin to be watched in one transaction. */
const BATCH = 100;

interface Watch {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

/** Ends the pause that a place made by itself; its owner's own stays (product.md §342). */
const resume = ({ database, jobs }: Omit<Watch, 'clock'>, businessId: string, now: Date): Promise<boolean> =>
  transaction(database, async (client) => {
    await notePause(client, businessId, false);
    const { silent_from, silent_until, paused_until } = await findOrderSettings(client, businessId);
    if (!silent_from || silent_until) return false;
    // Where its opening is over, so was the pause.
    const isOver = !paused_until || paused_until <= now;
    await updateOrderSettings(
      client,
      businessId,
      isOver ? { silent_until: paused_until ?? now } : { silent_until: now, paused_until: null },
    );
    if (!isOver) await tellResumed(client, jobs, businessId);
    return !isOver;
  });

/**
 * Notes that a console of a place is open, and ends the pause that the place made by itself (product.md §342).
 * @returns whether it did
 */
export const consoleIsAlive = async (
  deps: Omit<Watch, 'clock'>,
  businessId: string,
  now: Date,
): Promise<boolean> => (await noteSign(deps.database, businessId, now)) && resume(deps, businessId, now);

const lookAgain = (client: Queryable, jobs: Jobs, silence: Silence, lookAt: Date): Promise<void> =>
  jobs.send(client, silenceJob, { ...silence, look_at: lookAt.toISOString() }, lookAt);

/** Begins to watch the places whose consoles have become silent, each once. */
const watchSilentPlaces = async ({ database, jobs, clock }: Watch): Promise<void> => {
  const now = clock();
  const before = new Date(now.getTime() - QUIET_MS);
  const unheard = new Date(now.getTime() - UNHEARD_MS);
  for (let found = BATCH; found === BATCH; )
    found = await transaction(database, async (client) => {
      const places = await watchSilent(client, before, BATCH);
      for (const { business_id, alive_at } of places) {
        const from = alive_at < unheard ? now : alive_at;
        const silence = { business_id, alive_at: alive_at.toISOString(), from: from.toISOString() };
        await lookAgain(client, jobs, { ...silence, look_at: now.toISOString() }, now);
      }
      return places.length;
    });
};

const stepOf = async (client: Queryable, silence: Silence, now: Date): Promise<SilenceStep> => {
  const { business_id } = silence;
  if (!(await acceptsOrders(client, business_id, now))) return { kind: 'wait', until: undefined };
  const settings = await findOrderSettings(client, business_id);
  const stored = await findOpeningHours(client, business_id);
  return silenceStep({ hours: stored?.hours, settings }, new Date(silence.from), now);
};

/** Does what a silence asks for now; returns when to look next, if that is known. */
const act = async (
  client: Queryable,
  jobs: Jobs,
  { business_id, alive_at }: Silence,
  step: SilenceStep,
): Promise<Date | undefined> => {
  if (step.kind === 'wait') return step.until;
  const told = { business_id, alive_at, silent_from: step.silentFrom.toISOString() };
  if (step.kind === 'tell') {
    await jobs.send(client, consoleSilentJob, { ...told, pauses_at: step.pausesAt.toISOString() });
    return step.pausesAt;
  }
  await updateOrderSettings(client, business_id, {
    paused_until: step.until,
    pause_note: '',
    silent_from: step.silentFrom,
    silent_until: null,
  });
  await tellPaused(client, jobs, business_id, { until: step.until, reason: 'no_console' });
  await notePause(client, business_id, true);
  await jobs.send(client, placePausedJob, told);
  return step.until;
};

/**
 * Watches for places that take orders while none of their consoles is open (product.md §340, §341). Places that became
 * silent are found every minute, all in one query; only these have a job of their own, which looks at the last sign when
 * its time has come and ends where there is a later one. So consoles that are open cost one small update each half
 * minute, and timers outlive this process and run once.
 */
export const startSilenceWatch = (watch: Watch): void => {
  const { database, jobs, clock } = watch;
  jobs.handle(findSilentJob, () => watchSilentPlaces(watch));
  jobs.repeat(findSilentJob, '* * * * *');

  jobs.handle(silenceJob, (silence) =>
    transaction(database, async (client) => {
      // Signs wait meanwhile, so a console that comes back finds what was done.
      const sign = await lockSign(client, silence.business_id);
      if (sign?.toISOString() !== silence.alive_at) return;
      const now = clock();
      const isLate = now.getTime() - Date.parse(silence.look_at) > LATE_MS;
      const counted = isLate ? { ...silence, from: now.toISOString() } : silence;
      const next = await act(client, jobs, counted, await stepOf(client, counted, now));
      const latest = new Date(now.getTime() + LOOKS_MS);
      await lookAgain(client, jobs, counted, next && next < latest ? next : latest);
    }),
  );
};

/** Looks for silent places at a start already: the process before may have been killed. */
export const queueSilenceWatch = (database: Database, jobs: Jobs): Promise<void> =>
  jobs.send(database, findSilentJob, {});
