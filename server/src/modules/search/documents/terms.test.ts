import { fewerTerms, SEARCH_FIELDS, type SearchField, storedTerms, wordTerm } from './terms.ts';

const FIELDS = Object.keys(SEARCH_FIELDS) as SearchField[];
const inFields = (fields: readonly SearchField[]): string[] => fields.map((field) => wordTerm(field, 'kos'));

test('a word of a name is also stored as one of any name, and a word of a description is not', () => {
  expect(storedTerms([wordTerm('dish', 'kos'), wordTerm('dish', 'kos')])).toEqual(['b:kos', 'n:kos']);
  expect(storedTerms(inFields(['description', 'section']))).toEqual(['d:kos', 'x:kos']);
});

test('a word that may stand in any name is asked for by one term', () => {
  expect(fewerTerms(inFields(FIELDS)).toSorted()).toEqual(['b:kos', 'd:kos', 'x:kos']);
});

test('a word that may stand in some names only is asked for by the term of each', () => {
  const some = inFields(FIELDS.filter((field) => field !== 'city'));
  expect(fewerTerms(some)).toEqual(some);
});
