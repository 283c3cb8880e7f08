import { languageAfter, languageOf, numberIn } from './language.ts';

test.each([
  ['en', 'en'],
  ['sq', 'sq'],
  ['de', 'sq'],
  ['EN', 'sq'],
  [null, 'sq'],
  [undefined, 'sq'],
] as const)('%s is answered in %s', (name, language) => {
  expect(languageOf(name)).toBe(language);
});

test('a switch leads through all languages and back', () => {
  expect(languageAfter('sq')).toBe('en');
  expect(languageAfter('en')).toBe('sq');
});

test.each([
  ['1,234,567.50', 'sq', '1.234.567,50'],
  ['1,234,567.50', 'en', '1,234,567.50'],
  ['3.5', 'sq', '3,5'],
] as const)('%s in %s is %s', (english, language, expected) => {
  expect(numberIn(language, english)).toBe(expected);
});
