import { joined, LIMITS, type Opening } from '@tavolina/shared-api/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { offeredWays } from './current-settings.ts';
import { openingsBetween } from './opening-times.ts';
import type { OrderingRules } from './order-times.ts';

/** Minutes without a heartbeat after which the owners are told, and after which the place pauses by itself. */
export const SILENT_MINUTES = { told: 2, paused: 5 } as const;

/** What decides when a console should be open: whenever the place takes orders for now, of any kind. */
export type WatchedPlace = Pick<OrderingRules, 'hours' | 'settings'>;

/** How long a place without hours is watched after a console's last heartbeat, in ms (product.md §530). */
const WITHOUT_HOURS_MS = 12 * HOUR_MS;

/**
 * The current or next time range in which a console should be open by the hours of a place (product.md §340). It starts
 * after a pause. Undefined for a place without hours or ways to order.
 */
export const watchedTime = ({ hours, settings }: WatchedPlace, now: Date): Opening | undefined => {
  if (!hours) return undefined;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  const pauseEnds = settings.paused_until?.getTime() ?? 0;
  const lastOrderMs = settings.last_order_minutes * MINUTE_MS;
  const times = offeredWays(settings).flatMap((fulfilment) =>
    openingsBetween(hours, { from: now, until, fulfilment }).map(({ from, to }) => ({
      from: new Date(Math.max(from.getTime(), pauseEnds)),
      to: new Date(to.getTime() - lastOrderMs),
    })),
  );
  return joined(times.filter(({ from, to }) => to > from && to > now))[0];
};

/**
 * The time range in which a console of a place without hours should be open: nothing but its last heartbeat says when there is
 * somebody to take orders (product.md §530). It starts after a pause. Undefined once it is over.
 */
const watchedSinceHeartbeat = (
  settings: WatchedPlace['settings'],
  heartbeatAt: Date,
  now: Date,
): Opening | undefined => {
  const from =
    settings.paused_until && settings.paused_until > heartbeatAt ? settings.paused_until : heartbeatAt;
  const to = new Date(heartbeatAt.getTime() + WITHOUT_HOURS_MS);
  const takesOrders = offeredWays(settings).length > 0;
  return takesOrders && to > from && to > now ? { from, to } : undefined;
};

/** A time without a heartbeat of a console. */
interface SilentTime {
  /** The last heartbeat. */
  heartbeatAt: Date;
  /** From when it counts: later than the last heartbeat where no server was running to receive one. */
  from: Date;
}

/** What to do now about a place whose consoles are silent. */
export type SilenceStep =
  /** Do nothing until a time; undefined: no such time is known. */
  | { kind: 'wait'; until: Date | undefined }
  /** Tell the owners that the place will pause at a time. */
  | { kind: 'tell'; silentFrom: Date; pausesAt: Date }
  /** Pause the place until its watched time ends. */
  | { kind: 'pause'; silentFrom: Date; until: Date };

const after = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

/** When a place pauses by itself whose consoles are silent from a time on (product.md §341). */
export const pausesAt = (silentFrom: Date): Date => after(silentFrom, SILENT_MINUTES.paused);

/** The step that is due when consoles have been silent for a time (product.md §340, §341, §530). */
export const silenceStep = (
  place: WatchedPlace,
  { heartbeatAt, from }: SilentTime,
  now: Date,
): SilenceStep => {
  const time = place.hours
    ? watchedTime(place, now)
    : watchedSinceHeartbeat(place.settings, heartbeatAt, now);
  if (!time) return { kind: 'wait', until: undefined };
  const silentFrom = time.from > from ? time.from : from;
  const toldAt = after(silentFrom, SILENT_MINUTES.told);
  const pauseAt = pausesAt(silentFrom);
  if (now < toldAt) return { kind: 'wait', until: toldAt };
  if (now < pauseAt) return { kind: 'tell', silentFrom, pausesAt: pauseAt };
  return { kind: 'pause', silentFrom, until: time.to };
};
