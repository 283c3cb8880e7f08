import { readQueryTerms } from './query-terms.ts';

const typed = (text: string): string[] => readQueryTerms(text).map((term) => term.typed);

// product.md §374, §516
test.each([
  ['words that are one name are one term', 'Fruta deti pica', ['fruta deti', 'pica']],
  ['stop words are no terms', 'pica me birra', ['pica', 'birra']],
  ['fillers are dropped beside other words', 'best pica near me', ['pica']],
  ['fillers alone are terms', 'best', ['best']],
  ['amounts of money are dropped beside other words', 'pica 500 lek', ['pica']],
  ['of a word that is written again the last one counts', 'pica byrek pica', ['byrek', 'pica']],
  [
    'only six are searched',
    'pica byrek supa oriz kafe birra vera',
    ['pica', 'byrek', 'supa', 'oriz', 'kafe', 'birra'],
  ],
  ['signs are no terms', '!? …', []],
])('%s: %s', (_, text, expected) => {
  expect(typed(text)).toEqual(expected);
});
