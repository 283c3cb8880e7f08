import { FULFILMENTS, type Fulfilment } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { hourKey } from './measured-preparation.ts';
import type { OrderSettingsRow } from './order-settings-repository.ts';

// What the settings of a place mean at a moment: whether it pauses, what it takes, and how long food takes.

/** Until when a place takes no orders as soon as possible; undefined while it does. */
export const pausedUntil = ({ paused_until }: OrderSettingsRow, now: Date): Date | undefined =>
  paused_until && paused_until > now ? paused_until : undefined;

/** Whether a place has paused by itself, because no console is open (product.md §341). */
export const isUnattended = (settings: OrderSettingsRow, now: Date): boolean =>
  settings.silent_from !== null && settings.silent_until === null && pausedUntil(settings, now) !== undefined;

/** Minutes that the busy mode adds to promises at a time (product.md §287). */
export const busyMinutes = ({ busy_minutes, busy_until }: OrderSettingsRow, at: Date): number =>
  busy_until && busy_until > at ? busy_minutes : 0;

/** Whether a place takes orders in a way at all (product.md §283). */
export const offersFulfilment = (settings: OrderSettingsRow, fulfilment: Fulfilment): boolean =>
  settings[`takes_${fulfilment}`];

/** The ways in which a place takes orders at all (product.md §283). */
export const offeredWays = (settings: OrderSettingsRow): Fulfilment[] =>
  FULFILMENTS.filter((way) => offersFulfilment(settings, way));

/** Whether diners can only call: the place has paused by itself, or takes orders in no way (product.md §283, §341). */
export const isForCalls = (settings: OrderSettingsRow, now: Date): boolean =>
  isUnattended(settings, now) || offeredWays(settings).length === 0;

/** Minutes from an order at a time to its food, without the busy mode (product.md §286, §298). */
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
