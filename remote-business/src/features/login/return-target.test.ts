import { returnTarget } from './return-target.ts';

test.each([
  ['/business/orders/K7MQ-4XTD', '/business/orders/K7MQ-4XTD'],
  ['/business/orders?status=ready&page=2', '/business/orders?status=ready&page=2'],
  [undefined, '/business/orders'],
  [{ pathname: '/x' }, '/business/orders'],
  ['https://evil.example/orders', '/business/orders'],
  ['//evil.example/orders', '/business/orders'],
  ['/\\evil.example/orders', '/business/orders'],
  ['\t//evil.example', '/business/orders'],
  ['javascript:alert(1)', '/business/orders'],
  ['http://', '/business/orders'],
  ['/business/login?again', '/business/orders'],
])('%j leads to %s', (from, target) => {
  expect(returnTarget(from)).toBe(target);
});
