/** Minutes that a busy place adds to its promises (product.md §287). */
export const BUSY_MINUTES = [0, 10, 20, 30] as const;
/** For how long a place takes no orders as soon as possible; `no`: it takes them (product.md §288). */
export const PAUSE_SPANS = [
  'no',
  'for_15_minutes',
  'for_30_minutes',
  'for_an_hour',
  'until_tomorrow',
] as const;
/** Minutes of the spans that have a fixed length. */
export const PAUSE_MINUTES: Readonly<Record<Exclude<PauseSpan, 'no' | 'until_tomorrow'>, number>> = {
  for_15_minutes: 15,
  for_30_minutes: 30,
  for_an_hour: 60,
};

/** One of `BUSY_MINUTES`. */
export type BusyMinutes = (typeof BUSY_MINUTES)[number];
/** One of `PAUSE_SPANS`. */
export type PauseSpan = (typeof PAUSE_SPANS)[number];
