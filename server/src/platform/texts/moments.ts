import { daysAfter, type Language, localDay, weekdayOfDay } from '@tavolina/shared-api/contract';
import { formatTime } from '../format/format.ts';
import { textsIn } from './texts.ts';

/** So close a time names no day, also across midnight; in ms. */
const NEAR_MS = 6 * 3_600_000;

/** The day of the week of a date, `2026-11-27`, within a sentence: “të premten”, “Friday”. */
export const weekdayIn = (language: Language, day: string): string =>
  textsIn(language)(`moments.weekday.${weekdayOfDay(day)}`, '');

/**
 * Names a moment within a sentence that is written at `now`: “rreth orës 19:40”, “të premten më 27 nëntor, rreth orës 11:15”.
 * What is written is read another day too, so that it never says “tomorrow” (product.md §441).
 */
export const momentIn = (
  language: Language,
  kind: 'about' | 'for' | 'until',
  moment: Date,
  now: Date,
): string => {
  const t = textsIn(language);
  const time = formatTime(moment);
  const day = localDay(moment);
  const isNear = Math.abs(moment.getTime() - now.getTime()) < NEAR_MS;
  if (isNear || day === localDay(now)) return t(`moments.${kind}.today`, { time });
  const [, month, date] = day.split('-').map(Number);
  const named = t('moments.day', {
    weekday: weekdayIn(language, day),
    day: date,
    month: t(`moments.month.${month}`, ''),
  });
  return t(`moments.${kind}.other`, { day: named, time });
};

/** Names until when something lasts, in a sentence that is read at `now`: “until 19:40”, “until tomorrow at 00:00”. */
export const untilIn = (language: Language, moment: Date, now: Date): string => {
  const isNear = moment.getTime() - now.getTime() < NEAR_MS;
  const isTomorrow = localDay(moment) === daysAfter(localDay(now), 1);
  return isTomorrow && !isNear
    ? textsIn(language)('moments.until.tomorrow', { time: formatTime(moment) })
    : momentIn(language, 'until', moment, now);
};
