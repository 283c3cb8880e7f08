import { FULFILMENTS, joined, LIMITS, type Opening } from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { openingsBetween } from './opening-times.ts';
import { type OrderingRules, offersFulfilment } from './order-times.ts';

/** Minutes without a heartbeat after which the owners are told, and after which the place pauses by itself. */
export const SILENT_MINUTES = { told: 2, paused: 5 } as const;

/** What decides when a console should be open: whenever the place takes orders for now, of any kind. */
export type AttendedPlace = Pick<OrderingRules, 'hours' | 'settings'>;

/**
 * The current or next time range in which a console should be open (product.md §340). It starts after a pause. Undefined
 * for a place without hours or ways to order: nothing says when a console should be open.
 */
export const watchedTime = ({ hours, settings }: AttendedPlace, now: Date): Opening | undefined => {
  if (!hours) return undefined;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  const pauseEnds = settings.paused_until?.getTime() ?? 0;
  const lastOrderMs = settings.last_order_minutes * MINUTE_MS;
  const times = FULFILMENTS.filter((way) => offersFulfilment(settings, way)).flatMap((fulfilment) =>
    openingsBetween(hours, { from: now, until, fulfilment }).map(({ from, to }) => ({
      from: new Date(Math.max(from.getTime(), pauseEnds)),
      to: new Date(to.getTime() - lastOrderMs),
    })),
  );
  return joined(times.filter(({ from, to }) => to > from && to > now))[0];
};

/** What to do now about a place whose consoles are silent. */
export type SilenceStep =
  /** Do nothing until a time; undefined: no such time is known. */
  | { kind: 'wait'; until: Date | undefined }
  /** Tell the owners that the place will pause at a time. */
  | { kind: 'tell'; silentFrom: Date; pausesAt: Date }
  /** Pause the place until its attended time ends. */
  | { kind: 'pause'; silentFrom: Date; until: Date };

const after = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

/** The step that is due when consoles have been silent since a time (product.md §340, §341). */
export const silenceStep = (place: AttendedPlace, since: Date, now: Date): SilenceStep => {
  const time = watchedTime(place, now);
  if (!time) return { kind: 'wait', until: undefined };
  const silentFrom = time.from > since ? time.from : since;
  const toldAt = after(silentFrom, SILENT_MINUTES.told);
  const pausesAt = after(silentFrom, SILENT_MINUTES.paused);
  if (now < toldAt) return { kind: 'wait', until: toldAt };
  if (now < pausesAt) return { kind: 'tell', silentFrom, pausesAt };
  return { kind: 'pause', silentFrom, until: time.to };
};
