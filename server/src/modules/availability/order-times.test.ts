import { DEFAULT_SETTINGS } from './order-settings-repository.ts';
import { soonestTimes } from './order-times.ts';

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  busy_minutes: 30,
  busy_until: new Date('2026-11-25T21:50Z'),
};

const hours = {
  week: Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '23:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};
const rulesOf = (settings: typeof DEFAULT_SETTINGS) => ({
  hours,
  settings,
  full: new Set<number>(),
  callNumber: undefined,
});

// product.md §282, §287
test('a busy place takes orders at its tables until it closes, also where the rush ends before', () => {
  const now = new Date('2026-11-25T21:45Z');
  expect(soonestTimes(rulesOf(SETTINGS), 'table', now)).toMatchObject({
    ready: new Date('2026-11-25T22:35Z'),
  });
});

// product.md §282
test('an order for pickup is ready before its place closes, or is none of this evening', () => {
  const at = (time: string) => soonestTimes(rulesOf(DEFAULT_SETTINGS), 'pickup', new Date(time));
  expect(at('2026-11-25T21:40Z')).toMatchObject({ isOpen: true, ready: new Date('2026-11-25T22:00Z') });
  expect(at('2026-11-25T21:41Z')).toEqual({
    isOpen: false,
    ready: undefined,
    delayed: undefined,
    next: new Date('2026-11-26T17:20Z'),
  });
  expect(soonestTimes(rulesOf(DEFAULT_SETTINGS), 'table', new Date('2026-11-25T21:59Z'))).toMatchObject({
    ready: new Date('2026-11-25T22:19Z'),
  });
});

// product.md §282, §305
test('a full quarter is not followed by one after closing', () => {
  const rules = { ...rulesOf(DEFAULT_SETTINGS), full: new Set([Date.parse('2026-11-25T21:45Z')]) };
  expect(soonestTimes(rules, 'pickup', new Date('2026-11-25T21:30Z'))).toMatchObject({
    delayed: new Date('2026-11-25T22:00Z'),
  });
  rules.full.add(Date.parse('2026-11-25T22:00Z'));
  expect(soonestTimes(rules, 'pickup', new Date('2026-11-25T21:30Z'))).toMatchObject({
    isOpen: true,
    delayed: undefined,
    next: new Date('2026-11-26T17:20Z'),
  });
});
