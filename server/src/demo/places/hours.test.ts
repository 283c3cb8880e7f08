import { momentOf, openingHours, openingsOf, type Week } from '@tavolina/shared-api/contract';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import type { DemoPlace } from '../demo-types.ts';
import { ALL_PLACES } from './all-places.ts';

/** The days of a week from Monday on; clocks change in its last night. */
const DAYS = Array.from({ length: 7 }, (_, day) => `2027-03-${22 + day}`);
const MONDAY = 0;

const namesOf = (places: readonly DemoPlace[]): string[] => places.map(({ name }) => name);

/** The places that are open from an hour of a day on, for as long as an order as soon as possible takes. */
const openAt = (day: string, hour: number): DemoPlace[] => {
  const from = momentOf(day, hour * 60);
  const until = new Date(from.getTime() + 20 * MINUTE_MS);
  return ALL_PLACES.filter(({ hours }) =>
    openingsOf({ from, until }, (_, weekday) => hours[weekday] ?? []).some(
      (opening) => opening.from <= from && opening.to >= until,
    ),
  );
};

const takingOrders = (places: readonly DemoPlace[]): DemoPlace[] =>
  places.filter(({ plan }) => plan !== 'free' && plan !== 'ended');

const lastsPastMidnight = (hours: Week): boolean =>
  hours.flat().some(({ opens, closes }) => closes !== '00:00' && closes <= opens);

/** How many places hold for something. */
const count = (holds: (hours: Week) => boolean): number =>
  ALL_PLACES.filter(({ hours }) => holds(hours)).length;

// product.md §280
test('every place has hours that an owner could save, on five days or more', () => {
  const wrong = ALL_PLACES.filter(({ hours: week }) => {
    const saved = openingHours.safeParse({ week, pickup: null, table: null, special_days: [] });
    return !saved.success || week.filter((day) => day.length > 0).length < 5;
  });
  expect(namesOf(wrong)).toEqual([]);
});

// product.md §280
test('hours differ: some have a break, some last past midnight, and some rest on Mondays', () => {
  const different = new Set(ALL_PLACES.map(({ hours }) => JSON.stringify(hours)));
  expect(different.size).toBeGreaterThan(ALL_PLACES.length / 2);
  expect(count((hours) => hours.some((day) => day.length > 1))).toBeGreaterThanOrEqual(5);
  expect(count(lastsPastMidnight)).toBeGreaterThanOrEqual(10);
  const resting = count((hours) => hours[MONDAY]?.length === 0);
  expect(resting).toBeGreaterThanOrEqual(10);
  expect(resting).toBeLessThan(ALL_PLACES.length / 3);
});

// product.md §531
test.each(DAYS)(
  'whoever comes on %s at lunch, in the evening or late finds places that take orders',
  (day) => {
    const taking = (hour: number) => takingOrders(openAt(day, hour)).length;
    expect(taking(13)).toBeGreaterThan(ALL_PLACES.length / 2);
    expect(taking(20)).toBeGreaterThan(ALL_PLACES.length / 2);
    expect(taking(23)).toBeGreaterThan(ALL_PLACES.length / 5);
    for (const hour of [13, 20, 23]) expect(openAt(day, hour).length).toBeLessThan(ALL_PLACES.length);
  },
);

// product.md §531
test("in the night few are open, the demo owner's place among them", () => {
  const open = namesOf(openAt('2027-03-24', 4));
  expect(open).toContain('Oxhaku i Gjyshes');
  expect(open.length).toBeLessThan(5);
});
