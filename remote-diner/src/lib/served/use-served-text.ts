import {
  daysAfter,
  isServedAt,
  localDay,
  nextServed,
  type Schedule,
  type Schedules,
  weekdayOfDay,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDay, formatTime, useScheduleText } from '@tavolina/shared-ui';
import { useMemo } from 'react';

/** An end closer than this, in ms, is told by its time. */
const NEAR_MS = 20 * 3_600_000;
/** Days within which a day of the week says enough. */
const DAYS_OF_WEEK = 7;

/** Whether something is served, and what is said of that; empty where nothing has to be. */
export interface Served {
  isServed: boolean;
  text: string;
}

const timeOf = (moment: Date): string => formatTime(moment.toISOString());
const isMidnight = (moment: Date): boolean => timeOf(moment) === '00:00';

/**
 * Words when something is served: until when if it is, else when it is or from when (product.md §461).
 * @returns undefined for what is always served
 */
export const useServedText = (): ((schedules: Schedules, minute: number) => Served | undefined) => {
  const { t } = useTranslation('diner');
  const scheduleText = useScheduleText();

  return useMemo(() => {
    const untilText = (to: Date | undefined, now: Date, saying: readonly Schedule[]): string => {
      if (!to) return '';
      const isNear = to.getTime() - now.getTime() < NEAR_MS;
      // A day named where only the evening ends would read as the last one of all.
      const endsDay = isMidnight(to) && !(isNear && nextServed(saying, to));
      if (endsDay) return t('served.untilDay', { day: formatDay(localDay(new Date(to.getTime() - 1))) });
      return isNear ? t('served.untilTime', { time: timeOf(to) }) : '';
    };
    const nextText = ({ from, to }: { from: Date; to: Date | undefined }, now: Date): string => {
      const [day, today] = [localDay(from), localDay(now)];
      const time = timeOf(from);
      if (day === today)
        return to ? t('served.today', { from: time, until: timeOf(to) }) : t('served.todayFrom', { time });
      const name =
        day <= daysAfter(today, DAYS_OF_WEEK - 1)
          ? t(`served.days.${weekdayOfDay(day)}`, '')
          : formatDay(day);
      return isMidnight(from)
        ? t('served.fromDay', { day: name })
        : t('served.fromTime', { day: name, time });
    };
    const notNowText = (saying: readonly Schedule[], now: Date): string => {
      const next = nextServed(saying, now);
      if (!next) return t('served.over');
      const [only, ...others] = saying;
      // Of one alone its own times say most; of several only what they come to.
      return only && others.length === 0 && only.ranges.length > 0
        ? t('served.at', { times: scheduleText(only) })
        : nextText(next, now);
    };

    return (schedules, minute) => {
      const saying = schedules.flatMap((one) => one ?? []);
      if (saying.length === 0) return undefined;
      const now = new Date(minute);
      const isServed = isServedAt(saying, now);
      return {
        isServed,
        text: isServed ? untilText(nextServed(saying, now)?.to, now, saying) : notNowText(saying, now),
      };
    };
  }, [t, scheduleText]);
};
