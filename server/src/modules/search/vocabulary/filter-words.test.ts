import { splitWords } from '../text/split-words.ts';
import { FILTER_PHRASES, readFilterWords } from './filter-words.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { stemWord } from './stem-word.ts';

test('each filter has phrases, and none stands twice', () => {
  expect(new Set(FILTER_PHRASES.map(({ filter }) => filter))).toEqual(
    new Set(['open_now', 'takes_orders', 'delivery']),
  );
  const phrases = FILTER_PHRASES.map(({ stems }) => stems.join(' '));
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) < index)).toEqual([]);
});

// product.md §533
test('no phrase is the name of something to eat or drink', () => {
  const dishes = loadVocabulary()
    .filter(({ kind }) => ['dish', 'ingredient', 'drink'].includes(kind))
    .flatMap(({ words }) => [...words.sq, ...words.en, ...words.it])
    .map((word) => splitWords(word).map(stemWord).join(' '));
  expect(FILTER_PHRASES.map(({ stems }) => stems.join(' ')).filter((one) => dishes.includes(one))).toEqual(
    [],
  );
});

test('longer phrases come first, and empty cells have none', () => {
  expect(readFilterWords('filter,sq,en,it\ndelivery,dërgesë,home delivery,\n')).toEqual([
    { filter: 'delivery', stems: ['home', 'deliver'].map(stemWord) },
    { filter: 'delivery', stems: [stemWord('dergese')] },
  ]);
});

test.each([
  ['filter,sq,en,it\nopen,hapur,open,\n', /line 2/],
  ['filter,sq,en,it\nopen_now,hapur tani,open now,\ndelivery,dërgesë|,delivery,\n', /line 3/],
])('a wrong table names its line', (table, line) => {
  expect(() => readFilterWords(table)).toThrow(line);
});
