import { WEEKDAYS, type Weekday, weekdayRuns } from '@tavolina/shared-api/codes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from './dates.ts';

/** When something is served, as the contract says it: weekdays from 1 for Monday, times of day, dates. */
interface Schedule {
  ranges: readonly { weekdays: readonly number[]; from: string; until: string }[];
  first_day: string | null;
  last_day: string | null;
}

const WHOLE_DAY = '00:00';

/** Words a schedule: "Mon–Fri 07:00–11:00, until 30.11.2026"; empty for one that leaves out nothing. */
export const useScheduleText = (): ((schedule: Schedule | null | undefined) => string) => {
  const { t } = useTranslation('ui');
  return useMemo(() => {
    const dayName = (day: Weekday): string => t(`schedule.days.${day}`);
    const daysText = (weekdays: readonly number[]): string =>
      weekdays.length === WEEKDAYS.length
        ? ''
        : weekdayRuns(weekdays)
            .map(([first, last]) => [...new Set([first, last])].map(dayName).join('–'))
            .join(', ');
    const rangeText = ({ weekdays, from, until }: Schedule['ranges'][number]): string => {
      const days = daysText(weekdays);
      // Equal times are a whole day.
      if (from === until && from === WHOLE_DAY) return days || t('schedule.everyDay');
      return [days, `${from}–${until}`].filter(Boolean).join(' ');
    };
    const fromText = (day: string | null): string =>
      day === null ? '' : t('schedule.fromDay', { day: formatDay(day) });
    const untilText = (day: string | null): string =>
      day === null ? '' : t('schedule.untilDay', { day: formatDay(day) });
    const datesText = ({ first_day, last_day }: Schedule): string =>
      first_day === null || last_day === null
        ? fromText(first_day) + untilText(last_day)
        : [...new Set([first_day, last_day])].map(formatDay).join('–');
    return (schedule) =>
      schedule ? [...schedule.ranges.map(rangeText), datesText(schedule)].filter(Boolean).join(', ') : '';
  }, [t]);
};
