import { formatDistance } from './format-distance.ts';

// product.md §261
test.each([
  [0, '10 m', '10 m'],
  [643, '640 m', '640 m'],
  [994, '990 m', '990 m'],
  [996, '1,0 km', '1.0 km'],
  [1_240, '1,2 km', '1.2 km'],
  [9_949, '9,9 km', '9.9 km'],
  [13_600, '14 km', '14 km'],
  [1_240_000, '1.240 km', '1,240 km'],
])('%d m is written %s, in English %s', (metres, sq, en) => {
  expect(
    [formatDistance(metres, 'sq'), formatDistance(metres, 'en')].map((text) => text.replace('\u00a0', ' ')),
  ).toEqual([sq, en]);
});
