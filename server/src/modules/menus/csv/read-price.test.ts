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
  expect(readPrice(cell, 'ALL')).toBe(minor);
});

test.each([
  ['0.500', 'priceDecimals'],
  ['0,500', 'priceDecimals'],
  ['012.500', 'priceDecimals'],
  ['6.5555', 'priceDecimals'],
  ['1000.005', 'priceDecimals'],
  ['1e3', 'price'],
  ['0x10', 'price'],
  ['-', 'price'],
  ['-3', 'priceNegative'],
  ['−1.250,00', 'priceNegative'],
  ['sipas ditës', 'price'],
  ['9.999.999,99', 999_999_999],
  ['10000000', 'priceTooHigh'],
  ['99.999.999,00', 'priceTooHigh'],
  ['9'.repeat(400), 'priceTooHigh'],
])('%s is read as %s', (cell, fault) => {
  expect(readPrice(cell, 'ALL')).toBe(fault);
});

// product.md §402
test.each([
  ['-50', -50_00],
  ['−1.250,00', -1_250_00],
  ['–6,5', -6_50],
  ['-0', 0],
  ['50', 50_00],
  ['-99.999.999,00', 'priceTooHigh'],
])('what an option costs beside its item can be below zero: %s', (cell, minor) => {
  expect(readPrice(cell, 'ALL', true)).toBe(minor);
});

// product.md §105
test.each(['1.005', '1,005', '12.500'])(
  '%s euro has three decimals to some readers, and is refused',
  (cell) => {
    expect(readPrice(cell, 'EUR')).toBe('priceDecimals');
  },
);

test('groups of euro with their cents are read', () => {
  expect(readPrice('1.250,00', 'EUR')).toBe(125_000);
});
