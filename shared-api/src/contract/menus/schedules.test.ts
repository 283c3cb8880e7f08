import { daysAfter, momentOf } from '../places/opening-times.ts';
import { nextServed, type Schedule, servedAmong } from './schedules.ts';

const DAY = '2026-11-30';
const at = (minute: number): Date => momentOf(DAY, minute);
const daily = (from: string, until: string): Schedule => ({
  ranges: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from, until }],
  first_day: null,
  last_day: null,
});

// product.md §462, §465
test('of some times those stay at which all schedules hold, each from its beginning to before its end', () => {
  const schedules = [daily('07:00', '11:00'), null, daily('10:00', '02:00')];
  const times = [9, 10, 10.75, 11, 24 + 7, 24 + 10].map((hour) => at(hour * 60));
  expect(servedAmong(schedules, times)).toEqual([at(600), at(645), at(24 * 60 + 600)]);
  expect(servedAmong([null], times)).toEqual(times);
  expect(servedAmong(schedules, [])).toEqual([]);
});

// product.md §462: whoever places an order must not keep a server busy with it.
test('a hundred dishes with seven ranges each are compared with a week of times in one look', () => {
  const ranges = Array.from({ length: 7 }, (_, hour) => ({
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: `0${hour}:00`,
    until: `0${hour}:59`,
  }));
  const busy = Array.from({ length: 300 }, (): Schedule => ({ ranges, first_day: null, last_day: null }));
  const times = Array.from({ length: 7 * 96 }, (_, index) => at(index * 15));
  const read = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  expect(servedAmong(busy, times)).toHaveLength(7 * 7 * 4);
  expect(
    servedAmong([...busy, { ranges: [], first_day: null, last_day: daysAfter(DAY, -9) }], times),
  ).toEqual([]);
  expect(read.mock.calls.length).toBeLessThan(10 * 24);
  read.mockRestore();
});

// product.md §459, §463
test('what is served in the hour that clocks skip in spring is served again a week later', () => {
  const sundays = { ...daily('02:30', '03:15'), ranges: [{ weekdays: [7], from: '02:30', until: '03:15' }] };
  const [skipped, next] = ['2027-03-28', '2027-04-04'];
  const now = momentOf(daysAfter(skipped, -6), 12 * 60);
  const served = { from: momentOf(next, 150), to: momentOf(next, 195) };
  expect(nextServed([sundays], now)).toEqual(served);
  expect(nextServed([sundays, { ...daily('00:00', '00:00'), first_day: skipped }], now)).toEqual(served);
  expect(nextServed([{ ...sundays, last_day: skipped }], now)).toBeUndefined();
});
