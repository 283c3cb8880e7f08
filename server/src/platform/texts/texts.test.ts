import { LANGUAGES } from '@tavolina/shared-api/contract';
import { untilIn } from './moments.ts';
import { textsIn } from './texts.ts';

test.each([
  [99, '99', '99'],
  [1_000, '1.000', '1,000'],
  [35_840, '35.840', '35,840'],
  [9_999_999.99, '9.999.999,99', '9,999,999.99'],
])('a sentence names %p as its language writes it: “%s”, “%s”', (limit, sq, en) => {
  expect(textsIn('sq')('fields.too_long', { limit })).toContain(` ${sq} `);
  expect(textsIn('en')('fields.too_long', { limit })).toContain(` ${en} `);
});

test.each(LANGUAGES)('what a person typed stands in a sentence as it was typed, in %s', (language) => {
  for (const subject of ['1000', '<b>', 'a & b', '{{limit}}', '$t(done.reset_sent)', '$&', '\\'])
    expect(textsIn(language)('failures.item_unpriced', { subject, limit: 7 })).toContain(subject);
});

// product.md §288
test.each([
  ['2026-11-20T23:00:00Z', 'deri nesër në orën 00:00', 'until tomorrow at 00:00'],
  ['2026-11-20T14:00:00Z', 'deri në orën 15:00', 'until 15:00'],
  ['2026-11-22T10:00:00Z', 'deri të dielën më 22 nëntor në orën 11:00', 'until Sunday 22 November at 11:00'],
])('a refusal says until when a place pauses: %s', (until, sq, en) => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(untilIn('sq', new Date(until), now)).toBe(sq);
  expect(untilIn('en', new Date(until), now)).toBe(en);
});
