import { daysAfter, type OpeningHours, type OpenRange, type Week } from '@tavolina/shared-api/contract';

/** The hours of a day in the form. */
export interface DayValues {
  ranges: OpenRange[];
}

/** A special day in the form. */
export interface SpecialDayValues extends DayValues {
  date: string;
  note: string;
}

/** Values of the opening hours form. A week that is off keeps its hours, so that switching it on again restores them. */
export interface HoursValues {
  week: DayValues[];
  hasPickup: boolean;
  pickup: DayValues[];
  hasTable: boolean;
  table: DayValues[];
  special: SpecialDayValues[];
}

/** The weeks of the form. */
export type WeekName = 'week' | 'pickup' | 'table';

/** Path of the ranges of a day in the form. */
export type RangesPath = `${WeekName | 'special'}.${number}.ranges`;

/** Days of a week; Monday is 0. */
export const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** The range that a day gets when it is first opened. */
export const USUAL: OpenRange = { opens: '09:00', closes: '22:00' };

/** Copies ranges for another day of the form. */
export const copyRanges = (ranges: readonly OpenRange[]): OpenRange[] =>
  ranges.map((range) => ({ ...range }));

const weekValues = (week: Week): DayValues[] => week.map((ranges) => ({ ranges: copyRanges(ranges) }));

const copyDay = <Day extends DayValues>(day: Day): Day => ({ ...day, ranges: copyRanges(day.ranges) });

/** Copies a week for a way with hours of its own. */
export const copyWeek = (week: readonly DayValues[]): DayValues[] =>
  week.map(({ ranges }) => ({ ranges: copyRanges(ranges) }));

/** The form as it is now, which typing no longer changes. */
export const copyValues = (values: HoursValues): HoursValues => ({
  ...values,
  week: copyWeek(values.week),
  pickup: copyWeek(values.pickup),
  table: copyWeek(values.table),
  special: values.special.map(copyDay),
});

const byText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const byOpening = (a: OpenRange, b: OpenRange): number => byText(a.opens, b.opens);

const byDate = (a: { date: string }, b: { date: string }): number => {
  // Days without a date yet come last.
  if (a.date === '' || b.date === '') return Number(a.date === '') - Number(b.date === '');
  return byText(a.date, b.date);
};

/** Special days in the order of their dates. */
export const sortDays = <Day extends { date: string }>(days: readonly Day[]): Day[] => days.toSorted(byDate);

/**
 * Values of the form for stored hours; the usual hours on every day if none are stored. Past special days are left out,
 * except yesterday, whose night can reach into `today`.
 */
export const hoursValues = (hours: OpeningHours | null, today: string): HoursValues => ({
  week: weekValues(hours?.week ?? Array.from({ length: 7 }, () => [{ ...USUAL }])),
  hasPickup: Boolean(hours?.pickup),
  pickup: weekValues(hours?.pickup ?? []),
  hasTable: Boolean(hours?.table),
  table: weekValues(hours?.table ?? []),
  special: sortDays(
    hours?.special_days.filter(({ date }) => date >= daysAfter(today, -1)).map(copyDay) ?? [],
  ),
});

/** The ranges of a day as they are sent, in the order of time. */
export const sentRanges = ({ ranges }: DayValues): OpenRange[] =>
  ranges.map(({ opens, closes }) => ({ opens, closes })).sort(byOpening);

/** Index in the form of the range that is sent at `index` of a day; undefined if there is none. */
export const rangeIndex = ({ ranges }: DayValues, index: number): number | undefined => {
  const range = ranges.toSorted(byOpening)[index];
  return range && ranges.indexOf(range);
};

/** Index in the form of the special day that is sent at `index`; undefined if there is none. */
export const specialDayIndex = (days: readonly SpecialDayValues[], index: number): number | undefined => {
  const day = sortDays(days)[index];
  return day && days.indexOf(day);
};

/** The hours to send: ranges and special days in the order of time. */
export const sentHours = (values: HoursValues): OpeningHours => ({
  week: values.week.map(sentRanges),
  pickup: values.hasPickup ? values.pickup.map(sentRanges) : null,
  table: values.hasTable ? values.table.map(sentRanges) : null,
  special_days: sortDays(
    values.special.map((day) => ({ date: day.date, ranges: sentRanges(day), note: day.note.trim() })),
  ),
});
