import { DECIMAL_COMMA_LANGUAGES, LANGUAGES } from '@tavolina/shared-api/codes';
import { createInstance } from 'i18next';
import { calendarDay, formatDateTime, formatDay, formatMoment } from './dates.ts';
import { counted, formatCount, formatDecimal } from './decimal.ts';
import { formatMoney } from './money.ts';
import { TEXT_VALUES } from './text-values.ts';

// product.md §33
test.each([
  [1250, 'ALL', 'sq', '1.250 L'],
  [12.76, 'EUR', 'sq', '12,76 €'],
  [3400.5, 'ALL', 'sq', '3.400,50 L'],
  [650, 'ALL', 'sq', '650 L'],
  [1234567.5, 'USD', 'sq', '1.234.567,50 $'],
  [1250, 'ALL', 'en', '1,250 L'],
  [0, 'GBP', 'en-GB', '0.00 £'],
  [-1250.5, 'EUR', 'sq', '-1.250,50 €'],
  [-125, 'EUR', 'en', '-125.00 €'],
])('%d %s in %s is %s', (amount, currency, language, expected) => {
  expect(formatMoney(amount, currency, language)).toBe(expected.replace(' ', '\u00a0'));
});

// product.md §31
test('days are days in Tirana, in winter and in summer', () => {
  expect(formatDateTime('2026-11-20T12:42:00Z')).toBe('20.11.2026, 13:42');
  expect(formatDateTime('2026-07-31T22:30:00Z')).toBe('01.08.2026, 00:30');
  expect(calendarDay('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(formatMoment('2026-11-20T22:30:00Z', now)).toBe('23:30');
  expect(formatMoment('2026-11-20T23:30:00Z', now)).toBe('21.11.2026, 00:30');
  expect(formatDay('2026-11-20')).toBe('20.11.2026');
});

test.each([
  [1000, 'sq', '1.000'],
  [1234567, 'en', '1,234,567'],
  [60, 'sq', '60'],
])('%d without decimals in %s is %s', (value, language, expected) => {
  expect(formatDecimal(value, 0, language)).toBe(expected);
});

// product.md §33
test('the table of languages says which ones write a decimal comma', () => {
  const withComma = LANGUAGES.filter((language) => formatDecimal(1250.5, 2, language) === '1.250,50');
  expect(withComma).toEqual(DECIMAL_COMMA_LANGUAGES);
});

// product.md §124
test('counts are grouped from four digits on, and texts agree with the number itself', () => {
  expect([999, 1_000, 12_345].map((count) => formatCount(count, 'sq'))).toEqual(['999', '1.000', '12.345']);
  expect(formatCount(1_000, 'en')).toBe('1,000');
  expect(counted(1_000, 'sq')).toEqual({ count: 1_000, value: '1.000' });
  expect(counted(1_000, 'en', true)).toEqual({ count: 1_000, value: '1,000+' });
});

test.each([
  ['sq', '1.000 nga 12.345: 0,5, 2026'],
  ['en', '1,000 nga 12,345: 0,5, 2026'],
])(
  'whole numbers in a text of %s are grouped, years and texts are as they were given',
  async (lng, expected) => {
    const i18n = createInstance();
    const resources = { [lng]: { ui: { text_other: '{{count}} nga {{all}}: {{share}}, {{year}}' } } };
    await i18n
      .use(TEXT_VALUES.formatter)
      .init({ lng, ns: 'ui', defaultNS: 'ui', resources, interpolation: TEXT_VALUES.interpolation });
    expect(i18n.t('text', { count: 1_000, all: 12_345, share: '0,5', year: 2026 })).toBe(expected);
  },
);
