import { fill } from './messages.ts';

test.each([
  [99, '99', '99'],
  [1_000, '1.000', '1,000'],
  [35_840, '35.840', '35,840'],
  [9_999_999.99, '9.999.999,99', '9,999,999.99'],
])('a sentence names %p as its language writes it: “%s”, “%s”', (limit, sq, en) => {
  expect(fill('sq', 'Deri në {limit}.', { limit })).toBe(`Deri në ${sq}.`);
  expect(fill('en', 'Up to {limit}.', { limit })).toBe(`Up to ${en}.`);
});

test('what is a text already stays as it is', () => {
  expect(fill('sq', '{about} te {file}{rest}', { about: '1000', file: 'a.css', rest: undefined })).toBe(
    '1000 te a.css',
  );
});
