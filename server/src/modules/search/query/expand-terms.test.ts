import { expandTerms } from './expand-terms.ts';
import { wordsOfTexts } from './menu-words.ts';
import { readQueryTerms } from './query-terms.ts';

/** What a menu has, in words that the vocabulary does not know. */
const KNOWN = wordsOfTexts(['Bajramoshi Sinanajta Kaltrinari Oltjanesi Vezirhani Dritoreja']);

/** The words of a search that are taken for mistyped ones (product.md §374). */
const corrected = async (typed: string): Promise<string[]> => {
  const expandedTerms = await expandTerms(KNOWN, readQueryTerms(typed), new Set(), true);
  return expandedTerms.filter(({ typo }) => typo.stems.size > 0).map(({ queryTerm }) => queryTerm.typed);
};

test('at most four words of a search are taken for mistyped', async () => {
  const mistyped = ['bajramosi', 'sinanata', 'kaltrnari', 'oltjnesi', 'vezirhni', 'dritorja'];
  expect(await corrected(mistyped.slice(0, 4).join(' '))).toEqual(mistyped.slice(0, 4));
  expect(await corrected(mistyped.join(' '))).toEqual(mistyped.slice(0, 4));
});

test('of many words those that the vocabulary does not have are taken for mistyped first', async () => {
  expect(await corrected('byrek pica sallate supe oriz dritorja')).toEqual(['dritorja']);
});

test('no more than fifty words of a text are read', () => {
  expect(readQueryTerms(`${'kosi '.repeat(50)}byrek`).map(({ typed }) => typed)).toEqual(['kosi']);
});
