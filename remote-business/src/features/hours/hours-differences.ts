import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import { WEEK_DAYS, type WeekName } from './hours-values.ts';

/** A difference between two versions of the hours: a day of a week, or a date. */
export interface HoursDifference {
  week?: WeekName;
  /** Of a week; Monday is 0. */
  day?: number;
  date?: string;
  mine: readonly OpenRange[] | undefined;
  theirs: readonly OpenRange[] | undefined;
}

const WEEKS = ['week', 'pickup', 'table'] as const;

const isSame = (mine: unknown, theirs: unknown): boolean => JSON.stringify(mine) === JSON.stringify(theirs);

/** The differences between the hours of the form and those that somebody else saved meanwhile. */
export const hoursDifferences = (mine: OpeningHours, theirs: OpeningHours): HoursDifference[] => {
  const ofWeeks = WEEKS.flatMap((week) =>
    WEEK_DAYS.map((day) => ({ week, day, mine: mine[week]?.[day], theirs: theirs[week]?.[day] })),
  );
  const dates = [...mine.special_days, ...theirs.special_days].map(({ date }) => date);
  const rangesOn = ({ special_days }: OpeningHours, date: string): OpenRange[] | undefined =>
    special_days.find((special) => special.date === date)?.ranges;
  const ofDates = [...new Set(dates)]
    .sort()
    .map((date) => ({ date, mine: rangesOn(mine, date), theirs: rangesOn(theirs, date) }));
  return [...ofWeeks, ...ofDates].filter((difference) => !isSame(difference.mine, difference.theirs));
};
