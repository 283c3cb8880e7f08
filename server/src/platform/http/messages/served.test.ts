import { formatServed } from './served.ts';

const from = new Date('2026-11-28T06:00:00Z');
const to = new Date('2026-11-28T10:00:00Z');

// product.md §462
test.each([
  [
    { from, to },
    'Shërbehet të shtunën, 28.11.2026, 07:00–11:00.',
    'It is served on Saturday, 28.11.2026, 07:00–11:00.',
  ],
  [
    { from, to: undefined },
    'Shërbehet që të shtunën, 28.11.2026, ora 07:00.',
    'It is served from Saturday, 28.11.2026, 07:00.',
  ],
  ['never' as const, 'Nuk shërbehet më.', 'It is no longer served.'],
])('%o is said in both languages', (served, albanian, english) => {
  expect([formatServed('sq', served), formatServed('en', served)]).toEqual([albanian, english]);
});
