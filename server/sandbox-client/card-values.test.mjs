import { TEST_CARDS } from '../src/sandbox/test-card-numbers.ts';
import { brandOf, cardOf, fieldOf, formatCvc, formatExpiry, formatNumber, problemOf } from './card-values.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const WHOLE = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

test('numbers are grouped and dates completed while they are typed', () => {
  expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(formatNumber('42a42-4')).toBe('4242 4');
  expect(formatExpiry('1234')).toBe('12/34');
  expect(formatExpiry('12')).toBe('12');
  expect(formatExpiry('934')).toBe('09/34');
  expect(formatCvc('12a345')).toBe('1234');
});

test.each([
  [{}, undefined],
  [{ number: '4242 4242' }, 'incomplete_number'],
  [{ number: '4242 4242 4242 424' }, 'incomplete_number'],
  [{ number: '4242 4242 4242 4241' }, 'invalid_number'],
  [{ number: '3622 7206 2716 67' }, undefined],
  [{ number: '6205 5000 0000 0000 004' }, undefined],
  [{ number: '3782 822463 10005', cvc: '123' }, 'incomplete_cvc'],
  [{ number: '3782 822463 10005', cvc: '1234' }, undefined],
  [{ expiry: '12' }, 'incomplete_expiry'],
  [{ expiry: '13/34' }, 'invalid_expiry_month'],
  [{ expiry: '13' }, 'incomplete_expiry'],
  [{ expiry: '00/34' }, 'invalid_expiry_month'],
  [{ expiry: '10/26' }, 'invalid_expiry_year_past'],
  [{ expiry: '11/26' }, undefined],
  [{ cvc: '12' }, 'incomplete_cvc'],
  [{ cvc: '1234' }, 'invalid_cvc'],
])('%j is %s', (change, problem) => {
  expect(problemOf({ ...WHOLE, ...change }, NOW)).toBe(problem);
});

test.each([...TEST_CARDS])('the test card %s can be typed: %p', (number, { brand }) => {
  const cvc = brand === 'amex' ? '1234' : '123';
  const typed = { number: formatNumber(number), expiry: '12/34', cvc };
  expect([problemOf(typed, NOW), brandOf(number)]).toEqual([undefined, brand]);
  expect(cardOf(typed).number).toBe(number);
});

test('the sandbox gets digits and whole years', () => {
  expect(cardOf(WHOLE)).toEqual({ number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' });
  expect([brandOf('4242'), brandOf('5555'), brandOf('37'), brandOf('1')]).toEqual([
    'visa',
    'mastercard',
    'amex',
    'unknown',
  ]);
});

test.each([
  ['incomplete_number', 'number'],
  ['incorrect_number', 'number'],
  ['invalid_expiry_month', 'expiry'],
  ['expired_card', 'expiry'],
  ['incorrect_cvc', 'cvc'],
  ['card_declined', undefined],
])('%s is about the field %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
});
