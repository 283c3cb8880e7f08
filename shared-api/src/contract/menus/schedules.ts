import {
  daysAfter,
  earlier,
  later,
  localDay,
  momentOf,
  type Opening,
  openingsOf,
} from '../places/opening-times.ts';

/** Times of some days of the week, from 1 for Monday to 7 for Sunday; see `scheduleRange`. */
export interface ScheduleRange {
  weekdays: number[];
  from: string;
  until: string;
}

/** When something is served; see `schedule`. */
export interface Schedule {
  ranges: ScheduleRange[];
  first_day: string | null;
  last_day: string | null;
}

/** Schedules that hold together; absent and null ones are always. */
export type Schedules = readonly (Schedule | null | undefined)[];

/**
 * Days to look ahead for what is served next: a week, and where that has nothing one more, because what is served in the
 * hour that clocks skip in spring is left out once. After them, weeks are alike.
 */
const DAYS_AHEAD = [8, 15] as const;

/** Equal times are a whole day. */
const WHOLE_DAY = { opens: '00:00', closes: '00:00' };

/** A schedule in one order, so that it can be compared as text; databases keep another order. */
export const orderedSchedule = ({ ranges, first_day, last_day }: Schedule): Schedule => ({
  ranges: ranges.map(({ weekdays, from, until }) => ({
    weekdays: weekdays.toSorted((one, other) => one - other),
    from,
    until,
  })),
  first_day,
  last_day,
});

/** Whether a schedule leaves out nothing: without times and dates, it is none. */
export const isAlways = ({ ranges, first_day, last_day }: Schedule): boolean =>
  ranges.length === 0 && first_day === null && last_day === null;

/** Schedules that say something. */
const saying = (schedules: Schedules): Schedule[] =>
  schedules.flatMap((one) => (one && !isAlways(one) ? [one] : []));

const openingsOfOne = (
  { ranges, first_day, last_day }: Schedule,
  between: { from: Date; until: Date },
): Opening[] =>
  openingsOf(between, (day, weekday) => {
    if ((first_day !== null && day < first_day) || (last_day !== null && day > last_day)) return [];
    if (ranges.length === 0) return [WHOLE_DAY];
    return ranges
      .filter(({ weekdays }) => weekdays.includes(weekday + 1))
      .map(({ from, until }) => ({ opens: from, closes: until }));
  });

/** What two lists of openings have in common, each in order and without overlaps. */
const common = (some: readonly Opening[], others: readonly Opening[]): Opening[] => {
  const both: Opening[] = [];
  let [here, there] = [0, 0];
  for (;;) {
    const [one, other] = [some[here], others[there]];
    if (!one || !other) return both;
    const from = later(one.from, other.from);
    const to = earlier(one.to, other.to);
    if (from < to) both.push({ from, to });
    if (one.to < other.to) here += 1;
    else there += 1;
  }
};

/**
 * When something is served to which several schedules apply, in order: while all of them hold (product.md §459). A range
 * past midnight belongs to the day on which it begins, with regard to dates too.
 */
export const servedBetween = (schedules: Schedules, between: { from: Date; until: Date }): Opening[] => {
  const [first, ...others] = saying(schedules);
  if (!first) return [{ from: between.from, to: between.until }];
  return others.reduce(
    (openings, one) => common(openings, openingsOfOne(one, between)),
    openingsOfOne(first, between),
  );
};

/**
 * Of some times in order, those at which something is served; the end of a range is none of it any more. What is served
 * between the first and the last is computed once, not for each of them.
 */
export const servedAmong = <T extends Date | string>(
  schedules: Schedules,
  times: readonly T[],
): readonly T[] => {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return times;
  const until = new Date(new Date(last).getTime() + 1);
  const openings = servedBetween(schedules, { from: new Date(first), until });
  return times.filter((time) => {
    const moment = new Date(time);
    return openings.some(({ from, to }) => from <= moment && moment < to);
  });
};

/** Whether something is served at a moment. */
export const isServedAt = (schedules: Schedules, moment: Date): boolean =>
  servedAmong(schedules, [moment]).length > 0;

/** The first moment that dates leave, not before `now`. */
const firstOf = (schedules: readonly Schedule[], now: Date): Date =>
  schedules.reduce((latest, { first_day }) => {
    return first_day === null ? latest : later(latest, momentOf(first_day, 0));
  }, now);

/**
 * When something is served now or, if it is not, next; undefined where it never is again.
 * `to` is undefined where it does not end within some days.
 */
export const nextServed = (
  schedules: Schedules,
  now: Date,
): { from: Date; to: Date | undefined } | undefined => {
  const all = saying(schedules);
  const from = firstOf(all, now);
  for (const days of DAYS_AHEAD) {
    const until = momentOf(daysAfter(localDay(from), days), 0);
    const next = servedBetween(all, { from, until }).find(({ to }) => to > now);
    if (next) return { from: next.from, to: next.to < until ? next.to : undefined };
  }
  return undefined;
};

/**
 * The menu that a place serves at a moment, else the one that is served next (product.md §464). Of several, the one that
 * ends first: at noon that is lunch, beside a menu of the whole day.
 */
export const servedMenu = <M extends { schedule?: Schedule | null | undefined }>(
  menus: readonly M[],
  now: Date,
): M | undefined => {
  const [first] = menus
    .flatMap((menu) => {
      const next = nextServed([menu.schedule], now);
      return next
        ? [{ menu, from: later(next.from, now).getTime(), to: next.to?.getTime() ?? Number.MAX_VALUE }]
        : [];
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  return first?.menu ?? menus[0];
};
