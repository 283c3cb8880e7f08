import { serverNow } from '@tavolina/shared-api/client';
import { calendarDay, formatDateTime, formatTime } from '@tavolina/shared-ui';

/** A time of today as `19:40`, of another day with its date. */
export const formatMoment = (iso: string): string =>
  calendarDay(iso) === calendarDay(new Date(serverNow()).toISOString())
    ? formatTime(iso)
    : formatDateTime(iso);
