import {
  type BusyMinutes,
  type OrderingState,
  PAUSE_MINUTES,
  type PauseSpan,
} from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { timeAnswersAnew } from './answer-times.ts';
import { pausesAt } from './console-silence.ts';
import { busyMinutes, isUnattended, pausedUntil, preparationAt } from './current-settings.ts';
import { findOpeningHours } from './opening-hours-repository.ts';
import { nextBusinessDay } from './opening-times.ts';
import {
  findOrderSettings,
  type OrderSettingsRow,
  updateOrderSettings,
} from './order-settings-repository.ts';
import { tellPaused, tellResumed } from './pause-webhooks.ts';

/** How long a place stays busy unless it ends that earlier, in minutes. */
const BUSY_LASTS = 60;

/** The last pause that a place made by itself, within the last day (product.md §342); else null. */
const lastUnattended = (row: OrderSettingsRow, now: Date): OrderingState['unattended'] => {
  const { silent_from: silentFrom, silent_until: until, paused_until: pausedEnd } = row;
  const from = silentFrom && pausesAt(silentFrom);
  if (!from || now.getTime() - from.getTime() > DAY_MS) return null;
  // The pause ends with the opening, even if no console is open by then.
  const end = until ?? (isUnattended(row, now) ? null : pausedEnd);
  return { from: from.toISOString(), until: end?.toISOString() ?? null };
};

const presentState = (row: OrderSettingsRow, now: Date): OrderingState => {
  const minutes = busyMinutes(row, now) as BusyMinutes;
  const until = pausedUntil(row, now);
  const preparation = preparationAt(row, now);
  return {
    preparation_minutes: preparation.minutes,
    is_measured: preparation.isMeasured,
    busy_minutes: minutes,
    busy_until: minutes === 0 ? null : (row.busy_until?.toISOString() ?? null),
    paused_until: until?.toISOString() ?? null,
    pause_note: until ? row.pause_note : '',
    unattended: lastUnattended(row, now),
  };
};

/** Whether a business is busy or has paused, now. */
export const orderingStateOf = async (
  database: Queryable,
  businessId: string,
  now: Date,
): Promise<OrderingState> => presentState(await findOrderSettings(database, businessId), now);

/** Adds minutes to the promises of the next hour; 0 ends the busy mode (product.md §287). */
export const setBusy = async (
  database: Queryable,
  businessId: string,
  minutes: BusyMinutes,
  now: Date,
): Promise<OrderingState> => {
  const busy_until = minutes === 0 ? null : new Date(now.getTime() + BUSY_LASTS * MINUTE_MS);
  return presentState(
    await updateOrderSettings(database, businessId, { busy_minutes: minutes, busy_until }),
    now,
  );
};

const endOfPause = async (
  database: Queryable,
  businessId: string,
  span: PauseSpan,
  now: Date,
): Promise<Date | null> => {
  if (span === 'no') return null;
  if (span === 'until_tomorrow')
    return nextBusinessDay((await findOpeningHours(database, businessId))?.hours, now);
  return new Date(now.getTime() + PAUSE_MINUTES[span] * MINUTE_MS);
};

/** Pauses the orders of a business, or ends the pause (product.md §288). */
export const pauseOrdering = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  businessId: string,
  { span, note }: { span: PauseSpan; note: string },
  now: Date,
): Promise<OrderingState> =>
  transaction(database, async (client) => {
    const until = await endOfPause(client, businessId, span, now);
    const before = await findOrderSettings(client, businessId);
    const endOfSilence = isUnattended(before, now) ? { silent_until: now } : {};
    const change = { paused_until: until, pause_note: note, ...endOfSilence };
    const after = await updateOrderSettings(client, businessId, change);
    const wasUntil = pausedUntil(before, now);
    if (until && until.getTime() !== wasUntil?.getTime())
      await tellPaused(client, jobs, businessId, { until, reason: 'owner' });
    if (!until && wasUntil) await tellResumed(client, jobs, businessId);
    await timeAnswersAnew(client, jobs, businessId);
    return presentState(after, now);
  });
