import { isInRange, readRange } from './address-range.ts';

// product.md §584
test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7/32 ', '203.0.113.7'],
  ['203.0.113.77/28', '203.0.113.64/28'],
  ['2001:db8:0:1::17', '2001:db8:0:1::/64'],
  ['2001:DB8:0001::/48', '2001:db8:1::/48'],
  ['2001:db8:1:2:3::/80', '2001:db8:1:2::/64'],
])('%s is read as %s, by what callers are counted', (written, range) => {
  expect(readRange(written, true)).toEqual({ range });
});

// product.md §585
test.each(['hotel', '127.1', '203.0.113.7/33', '203.0.113', '::ffff:203.0.113.7', 'fe80::1%eth0'])(
  '%s is no address',
  (written) => {
    expect(readRange(written, true)).toEqual({ problem: 'no_address' });
  },
);

// product.md §585
test.each([
  ['0.0.0.0/0', 24],
  ['10.0.0.0/8', 24],
  ['203.0.113.0/23', 24],
  ['::/0', 48],
  ['2001:db8::/47', 48],
])('%s is too wide: at most /%d', (written, limit) => {
  expect(readRange(written, true)).toEqual({ problem: 'range_wide', limit });
});

// product.md §585
test.each([
  '10.1.2.3',
  '127.0.0.1',
  '192.168.1.0/24',
  '100.64.0.1',
  '169.254.1.1',
  '224.0.0.1',
  'fd00::1',
  '::1',
])('%s is no address of the internet', (written) => {
  expect(readRange(written, false)).toEqual({ problem: 'address_private' });
});

test('addresses of the internet are accepted in production', () => {
  expect(readRange('80.78.66.1', false)).toEqual({ range: '80.78.66.1' });
  expect(readRange('2a02:ed0:1::1', false)).toEqual({ range: '2a02:ed0:1::/64' });
});

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.8', '203.0.113.7', false],
  ['203.0.113.79', '203.0.113.64/28', true],
  ['203.0.113.80', '203.0.113.64/28', false],
  ['2001:db8:1:2::/64', '2001:db8:1::/48', true],
  ['2001:db8:2:2::/64', '2001:db8:1::/48', false],
  ['203.0.113.7', '2001:db8:1::/48', false],
  ['2001:db8:1:2::/64', '203.0.113.7', false],
])('a caller of %s in %s: %s', (caller, range, isIn) => {
  expect(isInRange(caller, range)).toBe(isIn);
});
