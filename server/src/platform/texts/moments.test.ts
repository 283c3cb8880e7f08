import { momentIn } from './moments.ts';

const NOW = new Date('2026-11-26T22:10:00Z');

// product.md §441: a mail or a ticket is read another day too, and names the day.
test.each([
  ['2026-11-26T22:40:00Z', 'rreth orës 23:40', 'about 23:40'],
  ['2026-11-26T23:20:00Z', 'rreth orës 00:20', 'about 00:20'],
  ['2026-11-27T10:15:00Z', 'të premten më 27 nëntor, rreth orës 11:15', 'on Friday 27 November, about 11:15'],
  ['2026-12-01T18:00:00Z', 'të martën më 1 dhjetor, rreth orës 19:00', 'on Tuesday 1 December, about 19:00'],
])('%s is “%s” and “%s”', (time, albanian, english) => {
  expect(momentIn('sq', 'about', new Date(time), NOW)).toBe(albanian);
  expect(momentIn('en', 'about', new Date(time), NOW)).toBe(english);
});

// The days on which clocks change, in Tirana.
test.each([
  ['2026-03-29T00:30:00Z', '2026-03-29T11:00:00Z', 'orën 13:00'],
  ['2026-10-24T20:00:00Z', '2026-10-25T11:00:00Z', 'të dielën më 25 tetor në orën 12:00'],
])('written at %s, %s is “%s”', (now, time, expected) => {
  expect(momentIn('sq', 'for', new Date(time), new Date(now))).toBe(expected);
});
