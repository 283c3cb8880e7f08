import { expandTerms } from '../query/expand-terms.ts';
import { wordsOfTexts } from '../query/menu-words.ts';
import { readQueryTerms } from '../query/query-terms.ts';
import { matchNames } from './match-names.ts';

const matched = async (q: string, names: readonly string[]) => {
  const queryTerms = readQueryTerms(q);
  const expandedTerms = await expandTerms(
    wordsOfTexts(names),
    queryTerms,
    new Set(queryTerms.slice(-1)),
    true,
  );
  return matchNames([names], expandedTerms, new Map()).map(({ match: { name, way } }) => `${name}: ${way}`);
};

// product.md §251
test('a name answers in its best way: the word, what begins with it, what means it, a typo', async () => {
  expect(await matched('pizza', ['Pica', 'Pizaa', 'Pizzaiola me pica', 'Pizza e bardhë'])).toEqual([
    'Pizza e bardhë: word',
    'Pizzaiola me pica: prefix',
    'Pica: meaning',
  ]);
  expect(await matched('pizzza', ['Pizza'])).toEqual(['Pizza: typo']);
});

// product.md §445
test('what begins with a whole word and is something else comes behind what the word means', async () => {
  expect(await matched('ham', ['Hamburger', 'Proshutë'])).toEqual(['Proshutë: meaning', 'Hamburger: prefix']);
  expect(await matched('pulë', ['Pulë deti', 'Chicken'])).toEqual(['Chicken: meaning', 'Pulë deti: word']);
});
