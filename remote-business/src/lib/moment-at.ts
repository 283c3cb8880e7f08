import { calendarDay, formatDateTime, formatTime } from '@tavolina/shared-ui';

/** A time of the day of `now` (in ms) as `19:40`, of another day with its date. */
export const momentAt = (iso: string, now: number): string =>
  calendarDay(iso) === calendarDay(new Date(now).toISOString()) ? formatTime(iso) : formatDateTime(iso);
