import {
  type Fulfilment,
  LIMITS,
  type OfferedFulfilment,
  type OpeningHours,
} from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import type { OrderSettingsRow } from './availability-repository.ts';
import { hourKey } from './measured-preparation.ts';
import { type Opening, openingsBetween } from './opening-times.ts';
import { type FullSlots, SLOT_MS, slotOf } from './slot-times.ts';

/** What decides whether a place takes an order. */
export interface OrderTimes {
  /** Undefined where the owner has not said: such a place takes orders at any time. */
  hours: OpeningHours | undefined;
  settings: OrderSettingsRow;
  /** Slots that take no further order. */
  full: FullSlots;
  /** The number to call, where it takes none because no console is open; else undefined. */
  callNumber: string | undefined;
}

/** Until when a place takes no orders; undefined while it does. */
export const pausedUntil = ({ paused_until }: OrderSettingsRow, now: Date): Date | undefined =>
  paused_until && paused_until > now ? paused_until : undefined;

/** Whether a place has paused by itself, because no console is open (product.md §341). */
export const isUnattended = (settings: OrderSettingsRow, now: Date): boolean =>
  settings.silent_from !== null && settings.silent_until === null && pausedUntil(settings, now) !== undefined;

/** Minutes that are added to promises at a time; they end by themselves (product.md §287). */
export const busyMinutes = ({ busy_minutes, busy_until }: OrderSettingsRow, at: Date): number =>
  busy_until && busy_until > at ? busy_minutes : 0;

/** Ways in which a place takes orders at all (product.md §283). */
export const offersFulfilment = (settings: OrderSettingsRow, fulfilment: Fulfilment): boolean =>
  settings[`takes_${fulfilment}`];

/** When a place takes orders of a kind in the days ahead, up to the last orders (product.md §282, §288). */
export const orderWindows = (
  { hours, settings }: OrderTimes,
  fulfilment: Fulfilment,
  now: Date,
): Opening[] => {
  const from = pausedUntil(settings, now) ?? now;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  if (!hours) return [{ from, to: until }];
  const lastOrderMs = settings.last_order_minutes * MINUTE_MS;
  return openingsBetween(hours, { from, until, fulfilment })
    .map((opening) => ({
      from: new Date(Math.max(from.getTime(), opening.from.getTime())),
      to: new Date(opening.to.getTime() - lastOrderMs),
    }))
    .filter((window) => window.to > window.from);
};

/** When somebody is at a place to answer an order of a kind (product.md §293); null: now, or not known. */
export const nextPresence = (
  { hours, settings }: Pick<OrderTimes, 'hours' | 'settings'>,
  fulfilment: Fulfilment,
  now: Date,
): Date | null => {
  const from = pausedUntil(settings, now) ?? now;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  const opens = hours && openingsBetween(hours, { from, until, fulfilment })[0]?.from;
  const there = opens && opens > from ? opens : from;
  return there > now ? there : null;
};

/** Minutes from an order at a time to its food, without those of a busy evening (product.md §286, §298). */
export const preparationAt = (
  { preparation_minutes, uses_measured_time, measured_minutes }: OrderSettingsRow,
  orderedAt: Date,
): { minutes: number; isMeasured: boolean } => {
  const measured = uses_measured_time ? measured_minutes[hourKey(orderedAt)] : undefined;
  return { minutes: measured ?? preparation_minutes, isMeasured: measured !== undefined };
};

/** When food that is ordered at a time is ready (product.md §286). */
export const readyAt = (settings: OrderSettingsRow, orderedAt: Date): Date =>
  new Date(
    orderedAt.getTime() +
      (preparationAt(settings, orderedAt).minutes + busyMinutes(settings, orderedAt)) * MINUTE_MS,
  );

/** When an order as soon as possible can be ready: the first time in a slot that is not full (product.md §305). */
const nextReady = (times: OrderTimes, windows: readonly Opening[]): Date | undefined => {
  for (const { from, to } of windows) {
    let ready = readyAt(times.settings, from);
    // With the minutes of now: a rush that ends before closing must not make the last orders look too late.
    const last = new Date(to.getTime() + ready.getTime() - from.getTime());
    while (ready < last && times.full.has(slotOf(ready).getTime()))
      ready = new Date(slotOf(ready).getTime() + SLOT_MS);
    if (ready < last) return ready;
  }
  return undefined;
};

/** When an order of a kind as soon as possible would be ready: placed now, and at the next free time. */
export const readyTimes = (
  times: OrderTimes,
  fulfilment: Fulfilment,
  now: Date,
): { isOpen: boolean; ready: Date | undefined; next: Date | undefined } => {
  const windows = orderWindows(times, fulfilment, now);
  const isOpen = windows[0]?.from.getTime() === now.getTime();
  const next = nextReady(times, windows);
  const isFree = isOpen && next?.getTime() === readyAt(times.settings, now).getTime();
  return { isOpen, ready: isFree ? next : undefined, next };
};

/** When an order of a kind would be ready, for diners. */
export const offeredNow = (times: OrderTimes, fulfilment: Fulfilment, now: Date): OfferedFulfilment => {
  const { ready, next } = readyTimes(times, fulfilment, now);
  return {
    fulfilment,
    ready_at: ready?.toISOString() ?? null,
    next_at: next?.toISOString() ?? null,
  };
};

/**
 * Starts of slots that are free for an order for later, the next first: while the place takes orders, with time to
 * prepare, and not sooner than its owner asks for (product.md §285).
 */
export const freeSlots = (times: OrderTimes, fulfilment: Fulfilment, now: Date): Date[] => {
  const { settings, full } = times;
  const first = now.getTime() + settings.lead_minutes * MINUTE_MS;
  const last = now.getTime() + LIMITS.daysAhead * DAY_MS;
  return orderWindows(times, fulfilment, now).flatMap(({ from, to }) => {
    const start = Math.ceil(Math.max(first, readyAt(settings, from).getTime()) / SLOT_MS) * SLOT_MS;
    const count = Math.max(0, Math.ceil((Math.min(to.getTime(), last) - start) / SLOT_MS));
    return Array.from({ length: count }, (_, index) => new Date(start + index * SLOT_MS)).filter(
      (slot) => !full.has(slot.getTime()),
    );
  });
};
