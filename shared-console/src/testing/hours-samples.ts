import {
  type OpenRange,
  openingHours,
  orderingState,
  orderSettings,
  sampleOf,
  storedHours,
} from '@tavolina/shared-api/contract';

/** A place that is neither busy nor paused. */
export const ORDERING = sampleOf(orderingState, {
  busy_minutes: 0,
  preparation_minutes: 20,
  is_measured: false,
});

/** A week with the same hours on each day. */
export const weekOf = (...ranges: OpenRange[]): OpenRange[][] => Array.from({ length: 7 }, () => ranges);

/** Hours of a place that is open from morning to evening. */
export const HOURS = sampleOf(storedHours, {
  hours: sampleOf(openingHours, { week: weekOf({ opens: '09:00', closes: '22:00' }) }),
  version: 1,
});

/** How a place takes orders as nobody has changed it. */
export const SETTINGS = sampleOf(orderSettings, {
  takes_pickup: true,
  takes_table: true,
  takes_later: true,
  preparation_minutes: 20,
  uses_measured_time: true,
  lead_minutes: 30,
  remind_minutes: 5,
  cancel_minutes: 15,
});
