import {
  type Fulfilment,
  LIMITS,
  type OfferedFulfilment,
  type OpeningHours,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { OrderSettingsRow } from './availability-repository.ts';
import { openingsBetween } from './opening-times.ts';

const MINUTE_MS = 60_000;

/** What decides whether a place takes an order. */
export interface OrderTimes {
  /** Undefined where the owner has not said: such a place takes orders at any time. */
  hours: OpeningHours | undefined;
  settings: OrderSettingsRow;
}

/** Until when a place takes no orders; undefined while it does. */
export const pausedUntil = ({ paused_until }: OrderSettingsRow, now: Date): Date | undefined =>
  paused_until && paused_until > now ? paused_until : undefined;

/** Minutes that are added to promises now; they end by themselves (product.md §287). */
export const busyMinutes = ({ busy_minutes, busy_until }: OrderSettingsRow, now: Date): number =>
  busy_until && busy_until > now ? busy_minutes : 0;

/** Ways in which a place takes orders at all (product.md §283). */
export const offersFulfilment = (settings: OrderSettingsRow, fulfilment: Fulfilment): boolean =>
  settings[`takes_${fulfilment}`];

/**
 * The first time from `now` on at which a place takes orders of a kind; undefined where there is none in the days
 * ahead (product.md §282, §288).
 */
export const firstOrderTime = (
  { hours, settings }: OrderTimes,
  fulfilment: Fulfilment,
  now: Date,
): Date | undefined => {
  const from = pausedUntil(settings, now) ?? now;
  if (!hours) return from;
  const until = new Date(now.getTime() + (LIMITS.daysAhead + 1) * DAY_MS);
  const lastOrderMs = settings.last_order_minutes * MINUTE_MS;
  const next = openingsBetween(hours, { from, until, fulfilment }).find(
    (opening) => opening.to.getTime() - lastOrderMs > Math.max(from.getTime(), opening.from.getTime()),
  );
  return next && new Date(Math.max(from.getTime(), next.from.getTime()));
};

/** When food that is ordered at a time is ready (product.md §286). */
export const readyAt = (settings: OrderSettingsRow, orderedAt: Date, now: Date): Date =>
  new Date(orderedAt.getTime() + (settings.preparation_minutes + busyMinutes(settings, now)) * MINUTE_MS);

/** When an order of a kind would be ready: now, or when the place next takes one. */
export const offeredNow = (times: OrderTimes, fulfilment: Fulfilment, now: Date): OfferedFulfilment => {
  const first = firstOrderTime(times, fulfilment, now);
  const ready = first && readyAt(times.settings, first, now).toISOString();
  const isNow = first?.getTime() === now.getTime();
  return { fulfilment, ready_at: (isNow && ready) || null, next_at: ready ?? null };
};
