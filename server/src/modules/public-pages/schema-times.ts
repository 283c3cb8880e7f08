import {
  isAlways,
  type Menu,
  type OpeningHours,
  type OpenRange,
  type Schedule,
} from '@tavolina/shared-api/contract';
import type { Offer, OpeningHoursSpecification } from 'schema-dts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const MINUTES_OF_DAY = 24 * 60;

/** The minute before a time of day, as `HH:MM`. */
const minuteBefore = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = (hours * 60 + minutes + MINUTES_OF_DAY - 1) % MINUTES_OF_DAY;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Search engines read equal times as closed; a whole day ends a minute before. */
const timesOf = ({ opens, closes }: OpenRange) => ({
  opens,
  closes: opens === closes ? minuteBefore(closes) : closes,
});

/** When a place is open, and its special days; nothing where it has not said. */
export const hoursOf = (
  hours: OpeningHours | null | undefined,
): { openingHoursSpecification?: OpeningHoursSpecification[] } =>
  hours
    ? {
        openingHoursSpecification: [
          ...hours.week.flatMap((ranges, index) =>
            ranges.map(
              (range): OpeningHoursSpecification => ({
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: DAYS[index] ?? 'Monday',
                ...timesOf(range),
              }),
            ),
          ),
          ...hours.special_days.flatMap(({ date, ranges }) =>
            (ranges.length > 0 ? ranges.map(timesOf) : [{ opens: '00:00', closes: '00:00' }]).map(
              (range): OpeningHoursSpecification => ({
                '@type': 'OpeningHoursSpecification',
                validFrom: date,
                validThrough: date,
                ...range,
              }),
            ),
          ),
        ],
      }
    : {};

/** What an offer says of when it can be had. */
type Availability = Pick<
  Exclude<Offer, string>,
  'availabilityStarts' | 'availabilityEnds' | 'availableAtOrFrom'
>;

/**
 * When something is served, as far as schema.org has words for it (product.md §510): its dates; the times of each day, where they
 * are the same all week; and else the days and times at which the place has it.
 */
export const availabilityOf = (schedule: Schedule | null | undefined): Availability => {
  if (!schedule || isAlways(schedule)) return {};
  const { ranges, first_day, last_day } = schedule;
  const [range, ...others] = ranges;
  const dates: Availability = {
    ...(first_day !== null && { availabilityStarts: first_day }),
    ...(last_day !== null && { availabilityEnds: last_day }),
  };
  if (!range) return dates;
  const isDaily = others.length === 0 && range.weekdays.length === DAYS.length;
  const times = timesOf({ opens: range.from, closes: range.until });
  if (isDaily && first_day === null && last_day === null)
    return { availabilityStarts: `${times.opens}:00`, availabilityEnds: `${times.closes}:00` };
  return {
    ...dates,
    availableAtOrFrom: {
      '@type': 'Place',
      openingHoursSpecification: ranges.map(
        ({ weekdays, from, until }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.flatMap((day) => DAYS[day - 1] ?? []),
          ...timesOf({ opens: from, closes: until }),
        }),
      ),
    },
  };
};

/** The offer that says when a menu or a section is served; none for what always is. */
export const servedOffer = ({ schedule }: Pick<Menu, 'schedule'>): { offers?: Offer } => {
  const availability = availabilityOf(schedule);
  return Object.keys(availability).length > 0 ? { offers: { '@type': 'Offer', ...availability } } : {};
};
