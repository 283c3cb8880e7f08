import { hasTooManyDecimals, priceText, readPrice } from './price-text.ts';

test.each([
  ['650', 650],
  ['650,00', 650],
  ['6.5', 6.5],
  ['1.250,50', 1250.5],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['1.25', 1.25],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['-1.250', -1250],
  [' 12,3456 ', 12.35],
  ['0,125', 0.13],
  ['-1', -1],
  ['', 0],
  ['falas', 0],
  ['1e3', 0],
  ['0x10', 0],
])('%j is %d', (text, amount) => {
  expect(readPrice(text)).toBe(amount);
});

test('a price is shown with two places, as its language writes it, and whole lek without', () => {
  expect(priceText(6.5, 'EUR', 'sq')).toBe('6,50');
  expect(priceText(12, 'EUR', 'sq')).toBe('12,00');
  expect(priceText(650, 'ALL', 'sq')).toBe('650');
  expect(priceText(3400.5, 'ALL', 'sq')).toBe('3400,50');
  expect(priceText(1250, 'ALL', 'en-GB')).toBe('1250');
  expect(readPrice(priceText(1250, 'ALL', 'en'))).toBe(1250);
});

test.each([
  ['0,125', 'ALL', true],
  ['1000.005', 'ALL', true],
  ['6,5555', 'ALL', true],
  ['1.005', 'ALL', false],
  ['1.005', 'EUR', true],
  ['1,005', 'EUR', true],
  ['-1.005', 'USD', true],
  ['1.250.000', 'EUR', false],
  ['1.250,50', 'EUR', false],
  ['6,5', 'EUR', false],
  ['falas', 'EUR', false],
])('more than two decimals in %j of %s: %s', (text, currency, isMore) => {
  expect(hasTooManyDecimals(text, currency)).toBe(isMore);
});
