import { returnTarget } from './return-target.ts';

test.each([
  ['/business/orders/K7MQ-4XTD', '/business/orders/K7MQ-4XTD'],
  ['/business/orders?status=ready&page=2', '/business/orders?status=ready&page=2'],
  [undefined, '/business/dashboard'],
  [{ pathname: '/x' }, '/business/dashboard'],
  ['https://evil.example/orders', '/business/dashboard'],
  ['//evil.example/orders', '/business/dashboard'],
  ['/\\evil.example/orders', '/business/dashboard'],
  ['\t//evil.example', '/business/dashboard'],
  ['javascript:alert(1)', '/business/dashboard'],
  ['http://', '/business/dashboard'],
  ['/business/login?again', '/business/dashboard'],
])('%j leads to %s', (from, target) => {
  expect(returnTarget(from)).toBe(target);
});
