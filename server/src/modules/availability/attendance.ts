import { FULFILMENTS, LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { joined, type Opening, openingsBetween } from './opening-times.ts';
import { type OrderTimes, offersFulfilment } from './order-times.ts';

/** Minutes without a console after which the owners are told, and after which the place pauses by itself. */
export const SILENT_MINUTES = { told: 2, paused: 5 } as const;

/** When somebody should be at a console: while a place takes orders as soon as possible, of any kind. */
export type Attended = Pick<OrderTimes, 'hours' | 'settings'>;

/**
 * The time now, or next, in which somebody should be at a console (product.md §340). A pause, the owner's or its own,
 * puts its beginning off. Undefined for a place without hours or ways to order: nobody knows when somebody should be there.
 */
export const attendedTime = ({ hours, settings }: Attended, now: Date): Opening | undefined => {
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

/** What is to be done about a silence now. */
export type SilenceStep =
  /** Nothing before another time; undefined: nothing that is known. */
  | { kind: 'wait'; until: Date | undefined }
  /** The owners are told; the place pauses at another time. */
  | { kind: 'tell'; silentFrom: Date; pausesAt: Date }
  /** The place pauses until its time to take orders ends. */
  | { kind: 'pause'; silentFrom: Date; until: Date };

const after = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

/** What is to be done about consoles that are silent since a time (product.md §340, §341). */
export const silenceStep = (place: Attended, since: Date, now: Date): SilenceStep => {
  const time = attendedTime(place, now);
  if (!time) return { kind: 'wait', until: undefined };
  const silentFrom = time.from > since ? time.from : since;
  const toldAt = after(silentFrom, SILENT_MINUTES.told);
  const pausesAt = after(silentFrom, SILENT_MINUTES.paused);
  if (now < toldAt) return { kind: 'wait', until: toldAt };
  if (now < pausesAt) return { kind: 'tell', silentFrom, pausesAt };
  return { kind: 'pause', silentFrom, until: time.to };
};
