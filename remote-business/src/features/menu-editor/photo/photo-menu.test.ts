import { type Printed, printedWords } from '../../../testing/printed-words.ts';
import { type PhotoMenu, photoMenu } from './photo-menu.ts';

const read = (...pages: (string | [string, Printed])[][]): PhotoMenu =>
  photoMenu(pages.map((lines) => printedWords(lines)));

/** Names and prices, section by section. */
const outline = ({ sections, items }: PhotoMenu) => [
  ...items.map(({ name, price }) => `${name} ${price}`),
  ...sections.map(({ title, items: dishes }) => [
    title,
    ...dishes.map(({ name, price }) => `${name} ${price}`),
  ]),
];
const SMALL = { size: 24, above: 6 };
const MENU: (string | [string, Printed])[] = [
  ['PARATË', { size: 42 }],
  'Sallatë fshati  350 L',
  ['Domate, kastravec, djathë', SMALL],
  'Tarator  200 L',
  ['GATIMET', { size: 42 }],
  'Tavë kosi  650 L',
  ['Mish qengji me kos e oriz', SMALL],
  'Biftek viçi  1.200 L',
];

// product.md §575
test('makes sections, dishes and descriptions of lines', () => {
  expect(read(MENU)).toEqual({
    title: '',
    items: [],
    sections: [
      {
        title: 'PARATË',
        description: '',
        items: [
          { name: 'Sallatë fshati', description: 'Domate, kastravec, djathë', price: 350, currency: 'ALL' },
          { name: 'Tarator', description: '', price: 200, currency: 'ALL' },
        ],
      },
      {
        title: 'GATIMET',
        description: '',
        items: [
          { name: 'Tavë kosi', description: 'Mish qengji me kos e oriz', price: 650, currency: 'ALL' },
          { name: 'Biftek viçi', description: '', price: 1200, currency: 'ALL' },
        ],
      },
    ],
    doubts: [],
  });
});

// product.md §575
test('reads two columns one after the other, each with its prices', () => {
  const left = printedWords(['PIJE', 'Dhallë  100', 'Ujë  80', 'Kafe  90']);
  const right = printedWords(['SUPA', 'Supë peshku  450', 'Paçe  300', 'Jahni  280'], 1000);
  expect(outline(photoMenu([[...left, ...right]]))).toEqual([
    ['PIJE', 'Dhallë 100', 'Ujë 80', 'Kafe 90'],
    ['SUPA', 'Supë peshku 450', 'Paçe 300', 'Jahni 280'],
  ]);
});

// product.md §575
test('goes on with a section on the next photo', () => {
  expect(outline(read(['PIJE', 'Dhallë  100'], ['Ujë  80', 'Kafe  90']))).toEqual([
    ['PIJE', 'Dhallë 100', 'Ujë 80', 'Kafe 90'],
  ]);
});

// product.md §575
test('takes what stands above the first section for the title of the menu', () => {
  const menu = read([['Taverna Vila', { size: 60 }], ['MENU', { size: 42 }], 'Dhallë  100', 'Ujë  80']);
  expect(menu.title).toBe('Taverna Vila');
  expect(outline(menu)).toEqual([['MENU', 'Dhallë 100', 'Ujë 80']]);
});

// product.md §575
test('knows a title in small letters by the room above it', () => {
  const menu = read(['Pije', 'Dhallë  100', 'Ujë  80', 'Kafe  90', ['Supa', { above: 60 }], 'Paçe  300']);
  expect(outline(menu)).toEqual([
    ['Pije', 'Dhallë 100', 'Ujë 80', 'Kafe 90'],
    ['Supa', 'Paçe 300'],
  ]);
});

// product.md §575
test('keeps dishes above the first section outside sections', () => {
  expect(outline(read(['Dhallë  100', 'Ujë  80', 'SUPA', 'Paçe  300']))).toEqual([
    'Dhallë 100',
    'Ujë 80',
    ['SUPA', 'Paçe 300'],
  ]);
});

// product.md §575
test('knows names in capitals from titles by their size', () => {
  const menu = read([['Pije', { size: 42 }], 'DHALLË  100', 'UJË  80', ['Supa', { size: 42 }], 'PAÇE  300']);
  expect(outline(menu)).toEqual([
    ['Pije', 'DHALLË 100', 'UJË 80'],
    ['Supa', 'PAÇE 300'],
  ]);
});

// product.md §575
test('gives a price below a name to that dish', () => {
  expect(outline(read(['PIJE', 'Dhallë', '100 L', 'Ujë', '80 L']))).toEqual([
    ['PIJE', 'Dhallë 100', 'Ujë 80'],
  ]);
});

// product.md §575
test('takes prices without a sign for those of most others, or by what they come to', () => {
  const currencies = (lines: string[]) =>
    read(lines).sections.flatMap(({ items }) => items.map(({ currency }) => currency));
  expect(currencies(['PIJE', 'Dhallë  1,50 €', 'Ujë  1,00 €', 'Kafe  2,00'])).toEqual(['EUR', 'EUR', 'EUR']);
  expect(currencies(['PIJE', 'Dhallë  1,50', 'Ujë  1,00'])).toEqual(['EUR', 'EUR']);
  expect(currencies(['PIJE', 'Dhallë  100', 'Ujë  80'])).toEqual(['ALL', 'ALL']);
});

// product.md §576
test('marks dishes that were read uncertainly', () => {
  const { doubts } = read([
    'PIJE',
    'Dhallë  100 L',
    'Ujë mineral',
    'Kafe  90 L',
    ['Çaj mali  80 L', { confidence: 40 }],
    'Birrë  2501',
    'Verë  1200 L 300 L',
    'Raki  120 L',
    'Lëng  110 L',
  ]);
  expect(doubts).toEqual([
    { name: 'Ujë mineral', reasons: ['noPrice'] },
    { name: 'Çaj mali', reasons: ['unsure'] },
    { name: 'Birrë', reasons: ['oddPrice', 'unsure'] },
    { name: 'Verë', reasons: ['severalPrices', 'oddPrice'] },
  ]);
});

// product.md §577
test('finds no dishes in what is no menu', () => {
  const nothing = { title: '', sections: [], items: [], doubts: [] };
  expect(photoMenu([])).toEqual(nothing);
  expect(photoMenu([[]])).toEqual(nothing);
  expect(read(['Mirë se erdhët'])).toEqual(nothing);
  expect(read([['~ | xk', { confidence: 3 }]])).toEqual(nothing);
});
