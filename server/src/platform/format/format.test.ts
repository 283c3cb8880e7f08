import { formatDate, formatDateTime, formatMoney, formatNumber } from './format.ts';

// product.md §33
test.each([
  [0, 'EUR', 'sq', '0,00\u00a0€'],
  [1_276, 'EUR', 'sq', '12,76\u00a0€'],
  [125_000, 'ALL', 'sq', '1.250\u00a0L'],
  [340_050, 'ALL', 'sq', '3.400,50\u00a0L'],
  [125_000, 'ALL', 'en', '1,250\u00a0L'],
  [1_200, 'EUR', 'sq', '12,00\u00a0€'],
  [123_456_789, 'USD', 'sq', '1.234.567,89\u00a0$'],
  [125_000, 'GBP', 'en', '1,250.00\u00a0£'],
] as const)('%i of %s in %s is %s', (minor, currency, language, text) => {
  expect(formatMoney(minor, currency, language)).toBe(text);
});

test.each([
  [0.0001, 'sq', '0,0001'],
  [97.855, 'en', '97.855'],
  [7_300.5, 'sq', '7.300,50'],
  [999_999, 'en', '999,999'],
] as const)('the number %d in %s is %s', (value, language, text) => {
  expect(formatNumber(value, language)).toBe(text);
});

test('days and clocks are those of Tirana, also in summer', () => {
  expect(formatDateTime(new Date('2026-11-20T12:42:00Z'))).toBe('20.11.2026, 13:42');
  expect(formatDateTime(new Date('2026-07-01T22:05:00Z'))).toBe('02.07.2026, 00:05');
  expect(formatDate(new Date('2026-12-31T23:30:00Z'))).toBe('01.01.2027');
});
