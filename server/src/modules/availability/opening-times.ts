import {
  FULFILMENTS,
  type Fulfilment,
  type OpeningHours,
  type OpenRange,
  rangeMinutes,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';

/** The time zone of all places. */
export const ZONE = 'Europe/Tirane';

/** A time range in which a place is open. */
export interface Opening {
  from: Date;
  to: Date;
}

/** A local time of a day; above 1,440 minutes, of the next day. A time that clocks skip in spring becomes an hour later. */
const atMinute = (day: DateTime, minute: number): Date =>
  day
    .plus({ days: Math.floor(minute / 1_440) })
    .set({ hour: Math.floor((minute % 1_440) / 60), minute: minute % 60 })
    .toJSDate();

const openingOf = (day: DateTime, range: OpenRange): Opening => {
  const { from, to } = rangeMinutes(range);
  return { from: atMinute(day, from), to: atMinute(day, to) };
};

const daysBetween = (from: Date, until: Date): DateTime[] => {
  // A range of the day before can reach into this one.
  const first = DateTime.fromJSDate(from, { zone: ZONE }).startOf('day').minus({ days: 1 });
  const days = DateTime.fromJSDate(until, { zone: ZONE }).startOf('day').diff(first, 'days').days;
  return Array.from({ length: Math.round(days) + 1 }, (_, index) => first.plus({ days: index }));
};

const later = (one: Date, other: Date): Date => (one > other ? one : other);

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
 * Openings of a place between two times, in order; with a fulfilment, the openings of that way. Special days apply to
 * both (product.md §280, §281).
 */
export const openingsBetween = (
  hours: OpeningHours,
  { from, until, fulfilment }: { from: Date; until: Date; fulfilment?: Fulfilment },
): Opening[] => {
  const week = (fulfilment && hours[fulfilment]) ?? hours.week;
  const special = new Map(hours.special_days.map(({ date, ranges }) => [date, ranges]));
  const openings = daysBetween(from, until).flatMap((day) => {
    const ranges = special.get(day.toISODate() ?? '') ?? week[day.weekday - 1] ?? [];
    return ranges.map((range) => openingOf(day, range));
  });
  // A range within the hour that clocks skip in spring is empty, or would end before it begins.
  return joined(openings.filter(({ from: opens, to }) => to > opens)).filter(
    ({ from: opens, to }) => to > from && opens < until,
  );
};

/** Days to look ahead for the first opening of another day. */
const NEXT_OPENING_DAYS = 8;
const local = (time: Date): DateTime => DateTime.fromJSDate(time, { zone: ZONE });

/** Openings between two times, in any way, in order. */
const anyOpenings = (hours: OpeningHours, range: { from: Date; until: Date }): Opening[] =>
  joined([
    ...openingsBetween(hours, range),
    ...FULFILMENTS.flatMap((fulfilment) => openingsBetween(hours, { ...range, fulfilment })),
  ]);

/**
 * When a pause "until tomorrow" ends (product.md §288): at the first opening of the next business day. A business day
 * lasts past midnight while the place stays open. Local midnight if there is no such opening, as for a place that never
 * closes.
 */
export const nextBusinessDay = (hours: OpeningHours | undefined, now: Date): Date => {
  const midnight = local(now).startOf('day').plus({ days: 1 }).toJSDate();
  if (!hours) return midnight;
  const until = local(now).plus({ days: NEXT_OPENING_DAYS }).toJSDate();
  const openings = anyOpenings(hours, { from: now, until });
  const present = openings.find(({ from, to }) => from <= now && now < to);
  // An opening longer than a day does not end with a business day.
  if (present && local(present.to) > local(present.from).plus({ days: 1 })) return midnight;
  const today = localDay(present?.from ?? now);
  return openings.find(({ from }) => localDay(from) > today)?.from ?? midnight;
};

/**
 * When the present business day ends: at local midnight, or when the place closes where that is later (product.md §438). A place
 * that never closes has midnight.
 */
export const endOfBusinessDay = (hours: OpeningHours | undefined, now: Date): Date => {
  const midnight = local(now).startOf('day').plus({ days: 1 }).toJSDate();
  if (!hours) return midnight;
  const today = localDay(now);
  const openings = anyOpenings(hours, { from: now, until: midnight }).filter(
    // Longer than a day: its end is no end of a business day.
    ({ from, to }) => local(to) <= local(from).plus({ days: 1 }),
  );
  const present = openings.find(({ from, to }) => from <= now && now < to && localDay(from) < today);
  return present?.to ?? openings.find(({ to }) => to > midnight)?.to ?? midnight;
};

/** The local date of a time, `YYYY-MM-DD`. */
export const localDay = (time: Date): string =>
  DateTime.fromJSDate(time, { zone: ZONE }).toFormat('yyyy-MM-dd');
