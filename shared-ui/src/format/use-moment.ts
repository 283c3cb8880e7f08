import { useTranslation } from 'react-i18next';
import { calendarDay, formatDate, formatTime, weekdayOf } from './dates.ts';

/** How a sentence goes on to a moment: “ready about 19:40”, “at 19:40”, “for 19:40”, “until 19:40”. */
export type MomentKind = 'about' | 'at' | 'for' | 'until';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So close a time names no day, also across midnight: the same one of another day is further off. */
const NEAR_MS = 6 * HOUR_MS;
/** From here on the weekday says nothing, and the year is needed. */
const FAR_MS = 180 * DAY_MS;

/** Names the day of a moment (ISO) as when something happens: “të premten”, “Friday”. */
export const useWeekday = (): ((iso: string) => string) => {
  const { t } = useTranslation('ui');
  return (iso) => t(`moment.weekday.${weekdayOf(iso)}`, '');
};

/**
 * Names a moment (ISO) within a sentence as somebody says it at `now` (in ms): the time of today, that of tomorrow, or day
 * and time. What is kept, such as a printed ticket, is read another day too, and names the day in place of “tomorrow” (product.md §441).
 */
export const useMoment = (): ((kind: MomentKind, iso: string, now: number, isKept?: boolean) => string) => {
  const { t } = useTranslation('ui');
  const weekday = useWeekday();
  return (kind, iso, now, isKept = false) => {
    const time = formatTime(iso);
    const ahead = Date.parse(iso) - now;
    const day = calendarDay(iso);
    const days = (Date.parse(day) - Date.parse(calendarDay(new Date(now).toISOString()))) / DAY_MS;
    if (days === 0 || Math.abs(ahead) < NEAR_MS) return t(`moment.${kind}.today`, { time });
    if (days === 1 && !isKept) return t(`moment.${kind}.tomorrow`, { time });
    const named =
      Math.abs(ahead) > FAR_MS
        ? t('moment.farDay', { date: formatDate(iso) })
        : t('moment.day', {
            weekday: weekday(iso),
            day: Number(day.slice(-2)),
            month: t(`moment.month.${Number(day.slice(5, 7))}`, ''),
          });
    return t(`moment.${kind}.other`, { day: named, time });
  };
};
