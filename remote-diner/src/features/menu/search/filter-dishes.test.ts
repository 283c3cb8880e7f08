import { dishOf } from '../../../testing/samples.ts';
import { filterDishes, indexSections, isLongMenu, splitAtMatches, wordsIn } from './filter-dishes.ts';

const SECTIONS = [
  {
    id: 'tava',
    title: 'Gatime tavash',
    items: [
      dishOf({ id: 'mëlçi', name: 'Mëlçi', description: 'Në tavë dheu, me piper' }),
      dishOf({ id: 'tave', name: 'Tavë kosi', description: 'Mish qengji' }),
    ],
  },
  {
    id: 'zgara',
    title: 'Zgara',
    items: [
      dishOf({ id: 'qofte', name: 'Qofte tave', description: 'Mish viçi' }),
      dishOf({ id: 'kukurec', name: 'Kukurec', description: '' }),
    ],
  },
];
const INDEX = indexSections(SECTIONS);
const found = (query: string) =>
  filterDishes(INDEX, wordsIn(query))
    .filter(({ found: count }) => count > 0)
    .map(({ id, items, found: count }) => [id, ...items.slice(0, count).map((item) => item.id)]);
const marked = (text: string, query: string) =>
  splitAtMatches(text, wordsIn(query))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

// product.md §241
test.each([
  [
    'TAVE',
    [
      ['tava', 'tave', 'mëlçi'],
      ['zgara', 'qofte'],
    ],
  ],
  [
    'mis',
    [
      ['tava', 'tave'],
      ['zgara', 'qofte'],
    ],
  ],
  ['kosi tav', [['tava', 'tave']]],
  ['vici tave', [['zgara', 'qofte']]],
  ['kuku', [['zgara', 'kukurec']]],
  ['osi', []],
  // A soft hyphen of a text that was copied.
  ['ku\u00adku', [['zgara', 'kukurec']]],
])('finds every word at the start of a word: %s', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('dishes and sections with the words in a name come first', () => {
  expect(found('me')).toEqual([['tava', 'mëlçi']]);
  const [first, second] = indexSections([
    { id: 'a', title: 'A', items: [dishOf({ id: 'x', name: 'Sallatë', description: 'me qofte' })] },
    { id: 'b', title: 'B', items: [dishOf({ id: 'y', name: 'Qofte', description: '' })] },
  ]);
  const order = filterDishes(
    [first, second].flatMap((each) => each ?? []),
    ['qofte'],
  ).map(({ id }) => id);
  expect(order).toEqual(['b', 'a']);
});

test('the title of a section finds its dishes', () => {
  expect(found('zgara')).toEqual([['zgara', 'qofte', 'kukurec']]);
});

test('without a word all dishes are shown, in their order', () => {
  expect(found(' – ')).toEqual([
    ['tava', 'mëlçi', 'tave'],
    ['zgara', 'qofte', 'kukurec'],
  ]);
});

test.each([
  ['Tavë kosi me tavë', 'tave', '[Tavë] kosi me [tavë]'],
  ['Tavë kosi', 'KO t', '[T]avë [ko]si'],
  ['Tave\u0308 kosi', 'tave', '[Tave\u0308] kosi'],
  ['Çaj mali', 'ca', '[Ça]j mali'],
  ['Peshk (levrek)', 'lev', 'Peshk ([lev]rek)'],
  ['Trileçe', 'tave', 'Trileçe'],
])('marks what is matched in %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

// product.md §240
test('a menu of more than twelve dishes is long', () => {
  const dishes = (count: number) => [
    { id: 'a', title: 'A', items: Array.from({ length: count }, () => dishOf()) },
  ];
  expect(isLongMenu(dishes(12))).toBe(false);
  expect(isLongMenu(dishes(13))).toBe(true);
});
