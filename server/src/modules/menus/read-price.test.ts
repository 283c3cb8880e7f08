import { readPrice } from './read-price.ts';

test.each([
  ['650', 65_000],
  ['6.5', 650],
  ['6,50', 650],
  ['1.250,00', 125_000],
  ['1,250.00', 125_000],
  ['1 250', 125_000],
  ['12.500', 1_250_000],
])('%s is a price', (cell, minor) => {
  expect(readPrice(cell)).toBe(minor);
});

test.each([
  '0.500',
  '0,500',
  '012.500',
  '6.5555',
  '1000.005',
  '1e3',
  '0x10',
  '-3',
  'sipas ditës',
  '99.999.999,00',
])('%s is none: it could be read in two ways, or in none', (cell) => {
  expect(readPrice(cell)).toBeUndefined();
});
