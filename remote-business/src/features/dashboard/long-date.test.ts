import { longDate } from './long-date.ts';

test.each([
  ['sq', '2026-11-20T12:00:00Z', 'E premte, 20 nëntor 2026'],
  ['en', '2026-11-20T12:00:00Z', 'Friday, 20 November 2026'],
  ['sq', '2026-11-20T23:30:00Z', 'E shtunë, 21 nëntor 2026'],
])('in %s %s is %s', (language, moment, text) => {
  expect(longDate(Date.parse(moment), language)).toBe(text);
});
