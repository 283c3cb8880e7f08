import {
  FULFILMENTS,
  type Fulfilment,
  joined,
  localDay,
  type Opening,
  type OpeningHours,
  openingsOf,
  ZONE,
} from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';

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
  return openingsOf({ from, until }, (day, weekday) => special.get(day) ?? week[weekday] ?? []);
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
