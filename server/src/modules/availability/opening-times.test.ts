import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import { endOfBusinessDay, openingsBetween } from './opening-times.ts';

const every = (ranges: OpenRange[]): OpeningHours['week'] => Array.from({ length: 7 }, () => ranges);
const hoursOf = (change: Partial<OpeningHours>): OpeningHours => ({
  week: every([]),
  pickup: null,
  table: null,
  special_days: [],
  ...change,
});
const between = (hours: OpeningHours, from: string, until: string, fulfilment?: 'pickup' | 'table') =>
  openingsBetween(hours, {
    from: new Date(from),
    until: new Date(until),
    ...(fulfilment && { fulfilment }),
  }).map(({ from: opens, to }) => [opens.toISOString().slice(0, 16), to.toISOString().slice(0, 16)]);

// product.md §280
test('a range past midnight belongs to the day it begins on', () => {
  const saturday = every([]).with(5, [{ opens: '18:00', closes: '02:00' }]);
  const openings = between(hoursOf({ week: saturday }), '2026-11-22T00:00Z', '2026-11-22T12:00Z');
  expect(openings).toEqual([['2026-11-21T17:00', '2026-11-22T01:00']]);
});

// product.md §280
test('equal times are a whole day, and days that follow each other are one opening', () => {
  const always = hoursOf({ week: every([{ opens: '00:00', closes: '00:00' }]) });
  expect(between(always, '2026-11-22T10:00Z', '2026-11-24T10:00Z')).toEqual([
    ['2026-11-20T23:00', '2026-11-24T23:00'],
  ]);
});

// product.md §280
test.each([
  ['spring', '2026-03-29', ['2026-03-28T22:00', '2026-03-29T02:00']],
  ['autumn', '2026-10-25', ['2026-10-24T21:00', '2026-10-25T03:00']],
])('hours are those of the clock on the wall when it changes in %s', (_when, day, expected) => {
  const night = hoursOf({ week: every([{ opens: '23:00', closes: '04:00' }]) });
  expect(between(night, `${day}T00:00Z`, `${day}T01:00Z`)).toEqual([expected]);
});

// product.md §281
test('a special day replaces the hours of its date for each way to order', () => {
  const hours = hoursOf({
    week: every([{ opens: '09:00', closes: '22:00' }]),
    table: every([{ opens: '12:00', closes: '15:00' }]),
    special_days: [
      { date: '2026-12-25', ranges: [], note: '' },
      { date: '2026-12-26', ranges: [{ opens: '10:00', closes: '11:00' }], note: '' },
    ],
  });
  expect(between(hours, '2026-12-25T00:00Z', '2026-12-26T20:00Z', 'table')).toEqual([
    ['2026-12-26T09:00', '2026-12-26T10:00'],
  ]);
  expect(between(hours, '2026-12-27T06:00Z', '2026-12-27T20:00Z', 'table')).toEqual([
    ['2026-12-27T11:00', '2026-12-27T14:00'],
  ]);
  expect(between(hours, '2026-12-27T06:00Z', '2026-12-27T20:00Z', 'pickup')).toEqual([
    ['2026-12-27T08:00', '2026-12-27T21:00'],
  ]);
});

// product.md §280
test('hours that clocks skip in spring are no opening, beside others of their day', () => {
  const ranges = [
    { opens: '02:30', closes: '03:00' },
    { opens: '03:30', closes: '05:00' },
  ];
  expect(between(hoursOf({ week: every(ranges) }), '2027-03-28T00:00Z', '2027-03-28T12:00Z')).toEqual([
    ['2027-03-28T01:30', '2027-03-28T03:00'],
  ]);
});

// product.md §438
test.each([
  [
    'at midnight where nothing is open then',
    [{ opens: '09:00', closes: '22:00' }],
    '2026-11-21T12:00Z',
    '2026-11-21T23:00',
  ],
  [
    'when it closes after midnight',
    [{ opens: '18:00', closes: '02:00' }],
    '2026-11-21T12:00Z',
    '2026-11-22T01:00',
  ],
  [
    'when it closes, seen from after midnight',
    [{ opens: '18:00', closes: '02:00' }],
    '2026-11-22T00:30Z',
    '2026-11-22T01:00',
  ],
  [
    'at midnight where it never closes',
    [{ opens: '00:00', closes: '00:00' }],
    '2026-11-21T12:00Z',
    '2026-11-21T23:00',
  ],
  [
    'by the wall clock when it changes',
    [{ opens: '18:00', closes: '04:00' }],
    '2026-10-24T20:00Z',
    '2026-10-25T03:00',
  ],
])('the business day ends %s', (_when, ranges, now, expected) => {
  const end = endOfBusinessDay(hoursOf({ week: every(ranges) }), new Date(now));
  expect(end.toISOString().slice(0, 16)).toBe(expected);
});
