import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { filterOrders, readOrderFilters } from './order-filters.ts';

const ids = (orders: BusinessOrderRow[], query: string) =>
  filterOrders(orders, readOrderFilters(new URLSearchParams(query))).map(({ id }) => id);

const list = [
  rowOf({ total_amount: 10 }),
  rowOf({
    id: 'R8KX-2MND',
    customer_name: 'Blendi Çelik',
    customer_email: 'b@shembull.al',
    status: 'ready',
    total_amount: 30,
    created_at: '2026-11-20T23:30:00.000Z',
  }),
  rowOf({
    id: 'H4PW-9CTE',
    customer_phone: '+355 68 111 2222',
    total_amount: 5,
    created_at: '2026-11-19T12:00:00.000Z',
  }),
];

test.each([
  ['search=blendi', ['R8KX-2MND']],
  ['search= celik ', ['R8KX-2MND']],
  ['search=k7mq', ['K7MQ-4XTD']],
  ['search=111 2222', ['H4PW-9CTE']],
  ['search=B@SHEMBULL', ['R8KX-2MND']],
  ['status=ready', ['R8KX-2MND']],
  ['sort=lowest', ['H4PW-9CTE', 'K7MQ-4XTD', 'R8KX-2MND']],
  ['sort=unknown', ['R8KX-2MND', 'K7MQ-4XTD', 'H4PW-9CTE']],
  ['search=askush', []],
])('%s shows %j', (query, expected) => {
  expect(ids(list, query)).toEqual(expected);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-31', ''],
  ['2026-11', ''],
  ['sot', ''],
])('the day %s filters by %j', (text, day) => {
  expect(readOrderFilters(new URLSearchParams({ date: text })).date).toBe(day);
});
