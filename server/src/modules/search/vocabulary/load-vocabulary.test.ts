import { CATEGORIES, CITIES, CUISINE_TYPES } from '@tavolina/shared-api/contract';
import { loadVocabulary } from './load-vocabulary.ts';
import { readVocabulary } from './read-vocabulary.ts';

const groups = loadVocabulary();
test('at least 650 groups, with every cuisine, category and city of the contract', () => {
  expect(groups.length).toBeGreaterThanOrEqual(650);
  const codes = groups.flatMap(({ code }) => code ?? []);
  expect(codes.toSorted()).toEqual([...CUISINE_TYPES, ...CATEGORIES, ...CITIES].toSorted());
});

test('no group includes itself by others', () => {
  const broader = new Map(groups.map((group) => [group.id, group.broader]));
  const above = (id: string, seen: readonly string[]): string[] =>
    seen.includes(id)
      ? [[...seen, id].join(' in ')]
      : (broader.get(id) ?? []).flatMap((next) => above(next, [...seen, id]));
  expect(groups.flatMap(({ id }) => above(id, []))).toEqual([]);
});

// product.md §145
test.each([
  ['pica', 'pizza'],
  ['qebap', 'kebab'],
  ['peshk', 'fish'],
  ['fruta deti', 'seafood'],
  ['pulë', 'chicken'],
  ['qengj', 'lamb'],
  ['akullore', 'ice cream'],
  ['ëmbëlsirë', 'dessert'],
  ['greke', 'greek'],
  ['italiane', 'italian food'],
  ['vegjetariane', 'vegetarian'],
  ['fast food', 'street food'],
  ['sallatë', 'salad'],
  ['mëngjes', 'breakfast'],
  ['supë', 'soup'],
])('%s and %s mean the same', (albanian, english) => {
  const group = groups.find(({ words }) => words.sq.includes(albanian));
  expect(group && [group.id, ...group.words.en]).toContain(english);
});

test('whoever searches a wider word finds what it includes', () => {
  const wider = (id: string): string[] =>
    (groups.find((group) => group.id === id)?.broader ?? []).flatMap((next) => [next, ...wider(next)]);
  expect(wider('baklava')).toContain('dessert');
  expect(wider('trilece')).toContain('dessert');
  expect(wider('octopus')).toContain('seafood');
  expect(wider('espresso')).toContain('coffee');
  expect(wider('pizza')).toContain('pizzeria');
});

const HEADINGS = 'id,kind,sq,en,it,code,broader';

test('a table becomes groups', () => {
  const table = `${HEADINGS}\nrice,ingredient,oriz,rice,,,\npilaf,dish,pilaf|pillaf,rice pilaf,,,rice\n`;
  expect(readVocabulary(table)).toEqual([
    {
      id: 'rice',
      kind: 'ingredient',
      words: { sq: ['oriz'], en: ['rice'], it: [] },
      code: null,
      broader: [],
    },
    {
      id: 'pilaf',
      kind: 'dish',
      words: { sq: ['pilaf', 'pillaf'], en: ['rice pilaf'], it: [] },
      code: null,
      broader: ['rice'],
    },
  ]);
});

test.each([
  ['Rice,ingredient,oriz,rice,,,', 'line 2: “id” must be of small English letters'],
  ['rice,food,oriz,rice,,,', 'line 2: “kind” must be one of dish,'],
  ['rice,ingredient,,,riso,,', 'line 2: “sq” and “en” are both empty.'],
  ['rice,ingredient,oriz||urith,rice,,,', 'line 2: “sq” has an empty word or a space beside “|”.'],
  ['rice,ingredient,oriz| urith,rice,,,', 'line 2: “sq” has an empty word or a space beside “|”.'],
  ['rice,ingredient,oriz,rice,,Peshk,', 'line 2: “code” has no ingredient “Peshk” in the contract.'],
  [
    'thai,cuisine,tajlandeze,thai,,Thai,',
    'line 2: “code” has no cuisine “Thai” in the contract. There are Tradicionale',
  ],
  ['soups,category,supë,soup,,,', 'line 2: “code” is empty; a category needs one.'],
  ['rice,ingredient,oriz,rice,,,grain', 'line 2: “broader” names “grain”, which no line has as its id.'],
  ['rice,ingredient,oriz,rice,,,\nrice,dish,pilaf,pilaf,,,', 'line 3: “id” has “rice” again, as line 2.'],
  ['rice,ingredient,oriz', 'line 2: “id” begins a broken line: Too few fields'],
])('%s is refused', (lines, sentence) => {
  expect(() => readVocabulary(`${HEADINGS}\n${lines}\n`)).toThrow(
    `The vocabulary of the search, ${sentence}`,
  );
});

test('a table without a column is refused', () => {
  expect(() => readVocabulary('id,kind,sq,en,it,code\n')).toThrow(
    'line 1: “broader” is missing among the headings.',
  );
});
