import { LANGUAGES } from '@tavolina/shared-api/contract';
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
