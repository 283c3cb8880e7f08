import type { OpenRange } from '@tavolina/shared-api/contract';
import {
  type Clash,
  chooser,
  type MergeChoices,
  onSides,
  type SideOf,
  type Sides,
} from '../../lib/merge/merge-choices.ts';
import {
  copyRanges,
  type DayValues,
  type HoursValues,
  type SpecialDayValues,
  sentRanges,
  sortDays,
  WEEK_DAYS,
  type WeekName,
} from './hours-values.ts';

/** What of the hours two can change: a day of a week, whether a way has hours of its own, or a date. */
export type HoursField = WeekName | `${OwnWeek}.isThere` | 'date';

/** A day that both changed, each in another way; its `part` is the day of the week, where Monday is 0, or the date. */
export type HoursClash = Clash<HoursField>;

type OwnWeek = 'pickup' | 'table';

const FLAGS = { pickup: 'hasPickup', table: 'hasTable' } as const;

const mergeWeek = (week: WeekName, sides: Sides<HoursValues>, sideOf: SideOf<HoursField>): DayValues[] =>
  WEEK_DAYS.map((day) => {
    const days = onSides(sides, (values): OpenRange[] => sentRanges(values[week][day] ?? { ranges: [] }));
    const side = sideOf({ id: String(day), field: week, part: String(day) }, days, (ranges) => ranges);
    return { ranges: days[side] };
  });

/** The hours of one way, or that it has none of its own. */
const mergeOwnWeek = (way: OwnWeek, sides: Sides<HoursValues>, sideOf: SideOf<HoursField>) => {
  const isUsed = (values: HoursValues): boolean => values[FLAGS[way]];
  const { base, mine, theirs } = sides;
  if (isUsed(mine) && isUsed(theirs)) {
    const known = { ...sides, base: base && isUsed(base) ? base : undefined };
    return { isUsed: true, week: mergeWeek(way, known, sideOf) };
  }
  const told = { mine: isUsed(mine), theirs: isUsed(theirs) };
  const side = sideOf({ id: '', field: `${way}.isThere`, part: '', told }, sides, (values) =>
    isUsed(values) ? values[way].map(sentRanges) : null,
  );
  // Those that are off are kept, as the form does (product.md §280).
  return { isUsed: isUsed(sides[side]), week: isUsed(sides[side]) ? sides[side][way] : mine[way] };
};

const dayKey = (day: SpecialDayValues | null) => day && { ranges: sentRanges(day), note: day.note.trim() };

const mergeDates = (sides: Sides<HoursValues>, sideOf: SideOf<HoursField>): SpecialDayValues[] => {
  const { mine, theirs } = sides;
  const dates = new Set([...theirs.special, ...mine.special].map(({ date }) => date).filter(Boolean));
  const dated = [...dates].flatMap((date): SpecialDayValues[] => {
    const days = onSides(sides, ({ special }) => special.find((day) => day.date === date) ?? null);
    const told = { mine: dayKey(days.mine), theirs: dayKey(days.theirs) };
    const day = days[sideOf({ id: date, field: 'date', part: date, told }, days, dayKey)];
    return day ? [{ ...day, ranges: copyRanges(day.ranges) }] : [];
  });
  return [...sortDays(dated), ...mine.special.filter(({ date }) => date === '')];
};

/**
 * Brings the days that were changed here to the hours that somebody else saved meanwhile. A day that both changed, each in
 * another way, is a clash: it is as it was chosen, and mine where nothing was (product.md §301).
 */
export const mergeHours = (
  sides: Sides<HoursValues>,
  choices: MergeChoices = new Map(),
): { values: HoursValues; clashes: HoursClash[] } => {
  const { clashes, sideOf } = chooser<HoursField>(choices);
  const week = mergeWeek('week', sides, sideOf);
  const pickup = mergeOwnWeek('pickup', sides, sideOf);
  const table = mergeOwnWeek('table', sides, sideOf);
  const special = mergeDates(sides, sideOf);
  return {
    values: {
      week,
      hasPickup: pickup.isUsed,
      pickup: pickup.week,
      hasTable: table.isUsed,
      table: table.week,
      special,
    },
    clashes,
  };
};
