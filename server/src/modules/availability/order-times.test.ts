import { DEFAULT_SETTINGS } from './order-settings-repository.ts';
import { readyTimes } from './order-times.ts';

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  busy_minutes: 30,
  busy_until: new Date('2026-11-25T21:50Z'),
};

// product.md §282, §287
test('a busy place takes orders until it closes, also where the rush ends before', () => {
  const hours = {
    week: Array.from({ length: 7 }, () => [{ opens: '18:00', closes: '23:00' }]),
    pickup: null,
    table: null,
    special_days: [],
  };
  const now = new Date('2026-11-25T21:45Z');
  const rules = { hours, settings: SETTINGS, full: new Set<number>(), callNumber: undefined };
  expect(readyTimes(rules, 'pickup', now)).toMatchObject({ ready: new Date('2026-11-25T22:35Z') });
});
