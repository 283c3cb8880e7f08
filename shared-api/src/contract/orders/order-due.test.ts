import { orderDue } from './order-due.ts';

const [SIX, SEVEN] = ['2026-12-01T18:00:00.000Z', '2026-12-01T19:00:00.000Z'];

// product.md §285, §291
test.each([
  [null, null, null],
  [null, SIX, { at: SIX, isMoved: false }],
  [SIX, null, { at: SIX, isMoved: false }],
  [SIX, SIX, { at: SIX, isMoved: false }],
  [SEVEN, SIX, { at: SEVEN, isMoved: false }],
  [SIX, SEVEN, { at: SEVEN, isMoved: true }],
])('an order asked for %s and promised for %s', (asked_for, promised_at, due) => {
  expect(orderDue({ asked_for, promised_at })).toEqual(due);
});
