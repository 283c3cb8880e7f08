import {
  type Fulfilment,
  LIMITS,
  type OfferedFulfilment,
  type Opening,
  type OpeningHours,
} from '@tavolina/shared-api/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { pausedUntil, readyAt } from './current-settings.ts';
import { openingsBetween } from './opening-times.ts';
import type { OrderSettingsRow } from './order-settings-repository.ts';
import { type FullSlots, SLOT_MS, slotOf } from './slot-times.ts';

/** What decides whether and when a place takes orders. */
export interface OrderingRules {
  /** Undefined until the owner sets hours: such a place takes orders at any time. */
  hours: OpeningHours | undefined;
  settings: OrderSettingsRow;
  /** Slots that take no more orders. */
  full: FullSlots;
  /** The number to call, where diners can only call; else undefined. */
  callNumber: string | undefined;
}

/** A time range in which a place takes orders. */
interface OrderWindow extends Opening {
  /** When food of its orders has to be ready at the latest; undefined: at no certain time. */
  latestReady: Date | undefined;
}

/** Time ranges in the days ahead in which a place takes orders in a way (product.md §282, §288). */
const orderWindows = (
  { hours, settings }: OrderingRules,
  fulfilment: Fulfilment,
  now: Date,
): OrderWindow[] => {
  const from = pausedUntil(settings, now) ?? now;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  if (!hours) return [{ from, to: until, latestReady: undefined }];
  const lastOrderMs = settings.last_order_minutes * MINUTE_MS;
  return openingsBetween(hours, { from, until, fulfilment })
    .map((opening) => ({
      from: new Date(Math.max(from.getTime(), opening.from.getTime())),
      to: new Date(opening.to.getTime() - lastOrderMs),
      // Nobody can fetch an order from a closed place. Guests at a table stay.
      latestReady: fulfilment === 'pickup' ? opening.to : undefined,
    }))
    .filter((window) => window.to > window.from);
};

/** When somebody can next answer an order of a way (product.md §293); null: now, or not known. */
export const nextAnswerTime = (
  { hours, settings }: Pick<OrderingRules, 'hours' | 'settings'>,
  fulfilment: Fulfilment,
  now: Date,
): Date | null => {
  const from = pausedUntil(settings, now) ?? now;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  const opens = hours && openingsBetween(hours, { from, until, fulfilment })[0]?.from;
  const next = opens && opens > from ? opens : from;
  return next > now ? next : null;
};

const isInTime = (ready: Date, latest: Date | undefined): boolean => latest === undefined || ready <= latest;

/** When an order as soon as possible can be ready: the first time in a slot that is not full (product.md §305). */
const nextReady = (rules: OrderingRules, windows: readonly OrderWindow[]): Date | undefined => {
  for (const { from, to, latestReady } of windows) {
    let ready = readyAt(rules.settings, from);
    // With the busy minutes of now: the busy mode may end before closing, and the last orders must still fit.
    const last = new Date(to.getTime() + ready.getTime() - from.getTime());
    while (ready < last && rules.full.has(slotOf(ready).getTime()))
      ready = new Date(slotOf(ready).getTime() + SLOT_MS);
    if (ready < last && isInTime(ready, latestReady)) return ready;
  }
  return undefined;
};

/** When an order as soon as possible would be ready in a way. */
export interface SoonestTimes {
  /** Whether the place takes such orders now, but for full quarters of an hour. */
  isOpen: boolean;
  /** Placed now. */
  ready: Date | undefined;
  /** Placed now, where its own quarter is full: the first free time before the place closes (product.md §520). */
  delayed: Date | undefined;
  /** The next free time, whenever it has to be placed. */
  next: Date | undefined;
}

/** When an order as soon as possible would be ready in a way: placed now, and at the next free time. */
export const soonestTimes = (rules: OrderingRules, fulfilment: Fulfilment, now: Date): SoonestTimes => {
  const windows = orderWindows(rules, fulfilment, now);
  const [window] = windows;
  const soonest = readyAt(rules.settings, now);
  const isOpen = window?.from.getTime() === now.getTime() && isInTime(soonest, window.latestReady);
  const present = isOpen ? nextReady(rules, windows.slice(0, 1)) : undefined;
  const isFree = present?.getTime() === soonest.getTime();
  return {
    isOpen,
    ready: isFree ? present : undefined,
    delayed: isFree ? undefined : present,
    next: present ?? nextReady(rules, windows),
  };
};

/** When an order would be ready in a way, for diners. */
export const offeredNow = (rules: OrderingRules, fulfilment: Fulfilment, now: Date): OfferedFulfilment => {
  const { ready, delayed, next } = soonestTimes(rules, fulfilment, now);
  return {
    fulfilment,
    ready_at: ready?.toISOString() ?? null,
    next_at: next?.toISOString() ?? null,
    ...(delayed && { takes_next: true }),
  };
};

/**
 * Starts of the free slots for an order for later, earliest first. Each is in a time range in which the place takes
 * orders, leaves time to prepare, and respects the owner's lead time (product.md §285).
 */
export const freeSlots = (rules: OrderingRules, fulfilment: Fulfilment, now: Date): Date[] => {
  const { settings, full } = rules;
  const first = now.getTime() + settings.lead_minutes * MINUTE_MS;
  const last = now.getTime() + LIMITS.daysAhead * DAY_MS;
  return orderWindows(rules, fulfilment, now).flatMap(({ from, to }) => {
    const start = Math.ceil(Math.max(first, readyAt(settings, from).getTime()) / SLOT_MS) * SLOT_MS;
    const count = Math.max(0, Math.ceil((Math.min(to.getTime(), last) - start) / SLOT_MS));
    return Array.from({ length: count }, (_, index) => new Date(start + index * SLOT_MS)).filter(
      (slot) => !full.has(slot.getTime()),
    );
  });
};
