import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { nextBusinessDay } from './opening-times.ts';
import { DEFAULT_SETTINGS } from './order-settings-repository.ts';
import { freeSlots, soonestTimes } from './order-times.ts';

// Clocks go from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October 2026.

const hoursOf = (range: OpenRange): OpeningHours => ({
  week: Array.from({ length: 7 }, () => [range]),
  pickup: null,
  table: null,
  special_days: [],
});
const NIGHT = hoursOf({ opens: '18:00', closes: '04:00' });
const DAY = hoursOf({ opens: '09:00', closes: '22:00' });
const rulesOf = (hours: OpeningHours, full: readonly string[] = []) => ({
  hours,
  settings: { ...DEFAULT_SETTINGS, preparation_minutes: 20, last_order_minutes: 30 },
  full: new Set(full.map((time) => Date.parse(time))),
  callNumber: undefined,
});
const onTheWall = (time: Date | undefined): string =>
  time ? DateTime.fromJSDate(time, { zone: 'Europe/Tirane' }).toFormat('dd.MM. HH:mm') : 'none';

// product.md §280, §285
test.each([
  // Nine hours: from 18:30 to 03:15, without 02:00 to 02:45.
  ['spring', '2026-03-28T16:00Z', '29.03. 03:15', 32, ['01:45', '03:00']],
  // Eleven hours: 02:00 to 02:45 twice.
  ['autumn', '2026-10-24T15:00Z', '25.10. 03:15', 40, ['02:45', '02:00']],
])('the free times of the night when clocks change in %s', (_when, now, last, count, around) => {
  const slots = freeSlots(rulesOf(NIGHT), 'pickup', new Date(now));
  const ofNight = slots.filter((slot) => slot.getTime() < Date.parse(now) + 14 * 3_600_000);
  expect(ofNight).toHaveLength(count);
  expect(onTheWall(ofNight[0]).slice(-5)).toBe('18:30');
  expect(onTheWall(ofNight.at(-1))).toBe(last);
  const times = ofNight.map((slot) => onTheWall(slot).slice(-5));
  const [before, after] = around;
  expect(times.some((time, index) => time === before && times[index + 1] === after)).toBe(true);
  const gaps = ofNight.slice(1).map((slot, index) => slot.getTime() - (ofNight[index]?.getTime() ?? 0));
  expect(new Set(gaps)).toEqual(new Set([15 * 60_000]));
});

// product.md §286: the food takes as long as ever.
test.each([
  ['spring', '2026-03-29T00:50Z', '2026-03-29T01:10Z', '29.03. 03:10'],
  ['autumn, first time', '2026-10-25T00:50Z', '2026-10-25T01:10Z', '25.10. 02:10'],
  ['autumn, second time', '2026-10-25T01:50Z', '2026-10-25T02:10Z', '25.10. 03:10'],
])('an order shortly before clocks change in %s is promised for after that', (_when, now, ready, wall) => {
  const times = soonestTimes(rulesOf(NIGHT), 'pickup', new Date(now));
  expect(times).toMatchObject({ isOpen: true, ready: new Date(ready) });
  expect(onTheWall(times.ready)).toBe(wall);
});

// product.md §305: the same time of the wall is two slots in autumn.
test('a slot that is full does not fill that of the hour which comes twice', () => {
  const rules = rulesOf(NIGHT, ['2026-10-25T00:00Z']);
  const first = soonestTimes(rules, 'pickup', new Date('2026-10-24T23:45Z'));
  expect(first).toMatchObject({ ready: undefined, next: new Date('2026-10-25T00:15Z') });
  const second = soonestTimes(rules, 'pickup', new Date('2026-10-25T00:45Z'));
  expect(second.ready).toEqual(new Date('2026-10-25T01:05Z'));
});

// product.md §282
test.each([
  ['spring', '2026-03-29T01:29Z', '2026-03-29T01:31Z'],
  ['autumn', '2026-10-25T02:29Z', '2026-10-25T02:31Z'],
])('the last orders of the night are those of the wall clock in %s', (_when, before, after) => {
  expect(soonestTimes(rulesOf(NIGHT), 'pickup', new Date(before)).isOpen).toBe(true);
  expect(soonestTimes(rulesOf(NIGHT), 'pickup', new Date(after)).isOpen).toBe(false);
});

// product.md §288
test.each([
  ['the evening before, in spring', DAY, '2026-03-28T20:30Z', '29.03. 09:00', '2026-03-29T07:00Z'],
  ['the evening before, in autumn', DAY, '2026-10-24T19:30Z', '25.10. 09:00', '2026-10-25T08:00Z'],
  ['in the night itself, in spring', NIGHT, '2026-03-29T00:30Z', '29.03. 18:00', '2026-03-29T16:00Z'],
  ['in the hour that comes twice', NIGHT, '2026-10-25T01:30Z', '25.10. 18:00', '2026-10-25T17:00Z'],
  ['without hours, in spring', undefined, '2026-03-29T10:00Z', '30.03. 00:00', '2026-03-29T22:00Z'],
  ['without hours, in autumn', undefined, '2026-10-25T10:00Z', '26.10. 00:00', '2026-10-25T23:00Z'],
])('a pause until tomorrow, made %s, ends by the wall clock', (_when, hours, now, wall, expected) => {
  const end = nextBusinessDay(hours, new Date(now));
  expect(onTheWall(end)).toBe(wall);
  expect(end).toEqual(new Date(expected));
});
