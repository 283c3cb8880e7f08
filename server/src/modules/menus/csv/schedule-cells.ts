import {
  LANGUAGES,
  type Language,
  type Schedule,
  type ScheduleRange,
  WEEKDAYS,
  type Weekday,
  weekdayRuns,
  writtenSchedule,
} from '@tavolina/shared-api/contract';
import { formatDay } from '../../../platform/format/format.ts';
import { textsIn } from '../../../platform/texts/texts.ts';
import { foldCell } from './csv-columns.ts';

/** Longer cells are no schedule; the longest one that we write is shorter. */
const LONGEST_CELL = 600;

const dayWord = (day: Weekday, language: Language): string =>
  textsIn(language)(`menuTable.schedule.days.${day}`);

const daysCell = (weekdays: readonly number[], language: Language): string =>
  weekdayRuns(weekdays)
    .map(([first, last]) => [...new Set([first, last])].map((day) => dayWord(day, language)).join('-'))
    .join(', ');

/** When an item is served as one cell: `Mon-Fri 07:00-11:00; until 31.08.2026`; empty for always (product.md §468). */
export const scheduleCell = (schedule: Schedule | null, language: Language): string => {
  if (!schedule) return '';
  const t = textsIn(language);
  const { ranges, first_day, last_day } = schedule;
  return [
    ...ranges.map(({ weekdays, from, until }) => `${daysCell(weekdays, language)} ${from}-${until}`),
    ...(first_day === null ? [] : [`${t('menuTable.schedule.from')} ${formatDay(first_day)}`]),
    ...(last_day === null ? [] : [`${t('menuTable.schedule.until')} ${formatDay(last_day)}`]),
  ].join('; ');
};

/** The day that a word names in any language, by its beginning: `Monday` as well as `Mon`. */
const dayOf = (word: string): Weekday | undefined =>
  WEEKDAYS.find((day) => LANGUAGES.some((language) => word.startsWith(foldCell(dayWord(day, language)))));

/** Days from one to another, past Sunday too. */
const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const count = ((last - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from(
    { length: count },
    (_, index) => WEEKDAYS[(first - 1 + index) % WEEKDAYS.length] ?? first,
  );
};

/** The days that words name; all where there are none, undefined where one is no day. */
const daysIn = (words: string): Weekday[] | undefined => {
  if (words === '') return [...WEEKDAYS];
  const days = words.split(',').map((part) => {
    const [first, last = first, ...more] = part.split(/[-–]/).map((word) => dayOf(word.trim()));
    return first && last && more.length === 0 ? daysFrom(first, last) : undefined;
  });
  return days.every((each) => each !== undefined) ? [...new Set(days.flat())] : undefined;
};

const RANGE = /(\d{1,2})[:.](\d{2}) ?[-–] ?(\d{1,2})[:.](\d{2})$/;

const rangeIn = (part: string): ScheduleRange | undefined => {
  const found = RANGE.exec(part);
  const weekdays = found && daysIn(part.slice(0, found.index).trim());
  if (!weekdays) return undefined;
  const [, hour = '', minute, lastHour = '', lastMinute] = found;
  return {
    weekdays,
    from: `${hour.padStart(2, '0')}:${minute}`,
    until: `${lastHour.padStart(2, '0')}:${lastMinute}`,
  };
};

/** A date as tables have it, `31.08.2026` or `2026-08-31`; whether there is such a day says the schema. */
const dateIn = (text: string): string => {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const dateAfter = (part: string, word: 'from' | 'until'): string | undefined => {
  const words = LANGUAGES.map((language) => foldCell(textsIn(language)(`menuTable.schedule.${word}`)));
  const said = words.find((each) => part.startsWith(`${each} `));
  return said === undefined ? undefined : dateIn(part.slice(said.length).trim());
};

/** What a cell says of when an item is served, or the sentence about what is wrong with it. An empty one is always. */
export const readSchedule = (
  cell: string,
  language: Language,
): { value: Schedule | null } | { fault: string } => {
  const t = textsIn(language);
  const fault = { fault: t('menuTable.schedule.wrong') };
  if (cell.length > LONGEST_CELL) return fault;
  const ranges: ScheduleRange[] = [];
  const days: { first_day?: string; last_day?: string } = {};
  for (const part of cell.split(';').map(foldCell).filter(Boolean)) {
    const range = rangeIn(part);
    const [first, last] = [dateAfter(part, 'from'), dateAfter(part, 'until')];
    if (range) ranges.push(range);
    else if (first !== undefined && days.first_day === undefined) days.first_day = first;
    else if (last !== undefined && days.last_day === undefined) days.last_day = last;
    else return fault;
  }
  const read = writtenSchedule.safeParse({ ranges, ...days });
  return read.success ? { value: read.data } : fault;
};
