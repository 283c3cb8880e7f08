import { wordsOfTexts } from './menu-words.ts';
import { readMeanings } from './read-meanings.ts';
import { readUnits } from './search-units.ts';

/** What a menu has, in words that the vocabulary does not know. */
const KNOWN = wordsOfTexts(['Bajramoshi Sinanajta Kaltrinari Oltjanesi Vezirhani Dritoreja']);

/** The words of a search that are taken for mistyped ones (product.md §374). */
const corrected = async (typed: string): Promise<string[]> => {
  const meanings = await readMeanings(KNOWN, readUnits(typed), new Set(), true);
  return meanings.filter(({ typo }) => typo.stems.size > 0).map(({ unit }) => unit.typed);
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
  expect(readUnits(`${'kosi '.repeat(50)}byrek`).map(({ typed }) => typed)).toEqual(['kosi']);
});
