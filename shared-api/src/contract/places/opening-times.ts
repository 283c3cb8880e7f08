import { rangeMinutes } from './open-ranges.ts';
import type { OpenRange } from './opening-hours.ts';

/** The time zone of all places. */
export const ZONE = 'Europe/Tirane';

/** A time range in which a place is open, or something is served. */
export interface Opening {
  from: Date;
  to: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hours of which it is known how far clocks are ahead; more than the weeks that are looked at together have. */
const KNOWN_HOURS = 2_000;

let parts: Intl.DateTimeFormat | undefined;
const known = new Map<number, number>();

/** How far clocks in Tirana are ahead of UTC at a moment, in ms, as a calendar says it. */
const readAhead = (moment: number): number => {
  // Created on first use, because creating it takes a phone longer than rendering most pages.
  parts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const read = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes): number => read.get(type) ?? 0;
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return wall - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
};

/** The same, asked once for each hour: clocks change at full ones, and a calendar takes long to answer. */
const aheadAt = (moment: number): number => {
  const hour = Math.floor(moment / HOUR_MS);
  const ahead = known.get(hour) ?? readAhead(moment);
  if (known.size >= KNOWN_HOURS) known.clear();
  known.set(hour, ahead);
  return ahead;
};

/** The local date of a time, `YYYY-MM-DD`. */
export const localDay = (time: Date): string =>
  new Date(time.getTime() + aheadAt(time.getTime())).toISOString().slice(0, 10);

/** A date some days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Day of the week of a date, from 0 for Monday. */
export const weekdayOfDay = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/**
 * The moment of a local time, in minutes from midnight of a day; above 1,440 minutes, of the next day. A time that clocks
 * skip in spring becomes an hour later; of an hour that they repeat in autumn it is the first.
 */
export const momentOf = (day: string, minute: number): Date => {
  const wall = Date.parse(day) + minute * MINUTE_MS;
  // Clocks change at one o'clock in UTC: what holds at its midnight holds until a change of that day.
  const before = aheadAt(Math.floor(wall / DAY_MS) * DAY_MS);
  const after = aheadAt(wall - before);
  if (after === before) return new Date(wall - before);
  const isThere = aheadAt(wall - after) === after;
  return new Date(wall - (isThere ? after : Math.min(before, after)));
};

const daysBetween = (from: Date, until: Date): string[] => {
  // A range of the day before can reach into this one.
  const first = daysAfter(localDay(from), -1);
  const count = (Date.parse(localDay(until)) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysAfter(first, index));
};

/** The later of two times. */
export const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The earlier of two times. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Joins openings that overlap or follow without a gap. */
export const joined = (openings: readonly Opening[]): Opening[] => {
  const result: Opening[] = [];
  for (const opening of openings.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = result.at(-1);
    if (last && opening.from <= last.to) last.to = later(opening.to, last.to);
    else result.push({ ...opening });
  }
  return result;
};

/**
 * Openings that reach between two times, in order.
 * @param rangesOf the ranges that begin on a date, `YYYY-MM-DD`, of a day of the week from 0 for Monday
 */
export const openingsOf = (
  { from, until }: { from: Date; until: Date },
  rangesOf: (day: string, weekday: number) => readonly OpenRange[],
): Opening[] => {
  const openings = daysBetween(from, until).flatMap((day) =>
    rangesOf(day, weekdayOfDay(day)).map((range): Opening => {
      const minutes = rangeMinutes(range);
      return { from: momentOf(day, minutes.from), to: momentOf(day, minutes.to) };
    }),
  );
  // A range within the hour that clocks skip in spring is empty, or would end before it begins.
  return joined(openings.filter(({ from: opens, to }) => to > opens)).filter(
    ({ from: opens, to }) => to > from && opens < until,
  );
};
