import {
  CANCELLED_STATUSES,
  CUSTOMER_ORDER_STATUSES,
  CUSTOMER_ORDER_STEPS,
  givesPromise,
  isCancelled,
  isHandedOver,
  isReady,
  MADE_STATUSES,
  ORDER_STATUSES,
  ORDER_STEPS,
  OVER_STATUSES,
  orderStatusCode,
  orderStatusFacts,
  READY_STATUSES,
} from './order-statuses.ts';

// product.md §29
test('statuses are spelled as the wire has them, in the order of their way', () => {
  const way = ['pending', 'confirmed', 'preparing', 'ready'];
  expect(ORDER_STEPS).toEqual([...way, 'completed']);
  expect(ORDER_STATUSES).toEqual([...way, 'completed', 'cancelled']);
  expect(CUSTOMER_ORDER_STEPS).toEqual([...way, 'delivered']);
  expect(CUSTOMER_ORDER_STATUSES).toEqual([...way, 'delivered', 'canceled']);
});

test('what follows from a status is told by its entry', () => {
  expect(CANCELLED_STATUSES).toEqual(['cancelled']);
  expect(OVER_STATUSES).toEqual(['completed', 'cancelled']);
  expect(MADE_STATUSES).toEqual(['ready', 'completed']);
  expect(READY_STATUSES).toEqual(['ready']);
  expect(ORDER_STATUSES.filter(isReady)).toEqual(READY_STATUSES);
  expect(ORDER_STATUSES.filter(isHandedOver)).toEqual(['completed']);
  expect(CUSTOMER_ORDER_STATUSES.filter(isHandedOver)).toEqual(['delivered']);
  expect(ORDER_STATUSES.filter(givesPromise)).toEqual(['confirmed']);
  expect(ORDER_STATUSES.map((status) => orderStatusFacts(status).lateMinutes)).toEqual([
    10,
    25,
    25,
    undefined,
    undefined,
    undefined,
  ]);
});

test('both spellings of a status are one code', () => {
  expect(CUSTOMER_ORDER_STATUSES.map(orderStatusCode)).toEqual(ORDER_STATUSES);
  expect(isCancelled('canceled')).toBe(true);
  expect(isCancelled('delivered')).toBe(false);
});

test('a status that is newer than this build is known to be unknown', () => {
  for (const status of ['on_its_way', 'constructor', '']) {
    expect(orderStatusCode(status)).toBeUndefined();
    expect(orderStatusFacts(status).diner).toBe('unknown');
    expect(isCancelled(status)).toBe(false);
  }
});
