import { rowOf } from '../../testing/samples.ts';
import { orderDays } from './order-days.ts';

const NOW = Date.parse('2026-11-20T23:30:00.000Z');

test('counts by days in Tirana, today last, and what was cancelled not at all', () => {
  const days = orderDays(
    [
      rowOf({ created_at: '2026-11-20T23:10:00.000Z', total_amount: 10 }),
      rowOf({ created_at: '2026-11-20T12:00:00.000Z', total_amount: 5 }),
      rowOf({ created_at: '2026-11-20T13:00:00.000Z', total_amount: 7 }),
      rowOf({ created_at: '2026-11-20T14:00:00.000Z', status: 'cancelled' }),
      rowOf({ created_at: '2026-10-01T14:00:00.000Z' }),
    ],
    3,
    NOW,
  );
  expect(days).toEqual([
    { day: '2026-11-19', orders: 0, revenue: 0 },
    { day: '2026-11-20', orders: 2, revenue: 12 },
    { day: '2026-11-21', orders: 1, revenue: 10 },
  ]);
});

test('no day is lost when the clocks change', () => {
  const days = orderDays([], 14, Date.parse('2026-10-30T12:00:00.000Z')).map(({ day }) => day);
  expect(new Set(days).size).toBe(14);
  expect(days).toContain('2026-10-25');
});
