import { splitPrices } from './printed-price.ts';

/** What a line is taken for: its text, then each price with its currency. */
const read = (line: string): (string | number)[] => {
  const { text, prices } = splitPrices(line);
  return [text, ...prices.flatMap(({ amount, currency }) => (currency ? [amount, currency] : [amount]))];
};

// product.md §575
test.each([
  ['Tavë kosi 450', ['Tavë kosi', 450]],
  ['Tavë kosi 450 L', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi 450L', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi 450 lekë', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi 450 LEK', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi ALL 450', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi 450 l', ['Tavë kosi', 450, 'ALL']],
  ['Tavë kosi 450,-', ['Tavë kosi', 450]],
  ['Tavë kosi 450.- L', ['Tavë kosi', 450, 'ALL']],
  ['Makiato 4,50 €', ['Makiato', 4.5, 'EUR']],
  ['Makiato €4.50', ['Makiato', 4.5, 'EUR']],
  ['Makiato 4,50', ['Makiato', 4.5]],
  ['Makiato 5 euro', ['Makiato', 5, 'EUR']],
  ['Biftek 1.200', ['Biftek', 1200]],
  ['Biftek 1,200 L', ['Biftek', 1200, 'ALL']],
  ['Biftek 1 200 L', ['Biftek', 1200, 'ALL']],
  ['Peshk 1.250,00 L', ['Peshk', 1250, 'ALL']],
  ['Tarator ........ 200', ['Tarator', 200]],
  ['Tarator . . . . . 200 L', ['Tarator', 200, 'ALL']],
  ['Tarator …… 200', ['Tarator', 200]],
  ['Tarator - 200', ['Tarator', 200]],
  ['Pica Margarita 450 / 650', ['Pica Margarita', 450, 650]],
  ['Pica Margarita 450 L 650 L', ['Pica Margarita', 450, 'ALL', 650, 'ALL']],
  ['Birrë Korça 0,5 l 250', ['Birrë Korça 0,5 l', 250]],
  ['Birrë Korça 0,5 l  250 L', ['Birrë Korça 0,5 l', 250, 'ALL']],
  ['Birrë Korça 0,51  250 L', ['Birrë Korça 0,51', 250, 'ALL']],
  ['Pica Margarita  450  650', ['Pica Margarita', 450, 650]],
  ['350 L', ['', 350, 'ALL']],
])('reads a line with a price: %s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

// product.md §575
test.each([
  'Domate, kastravec, djathë i bardhë',
  'Birrë Korça 0,5 l',
  'Ujë 0,5 1',
  'Qofte 5 copë',
  'Menu 2',
  'Ushqim që nga viti 01',
  'Kafe 0',
])('takes a count or a measure for no price: %s', (line) => {
  expect(splitPrices(line).prices).toEqual([]);
});

// product.md §576
test('takes letters for the digits that they look like, and says so', () => {
  expect(splitPrices('Tarator 2O0 L').prices).toEqual([{ amount: 200, currency: 'ALL', isGuessed: true }]);
  expect(splitPrices('Makiato 3,D0 €').prices).toEqual([{ amount: 3, currency: 'EUR', isGuessed: true }]);
  expect(splitPrices('Tarator 4S0')).toEqual({ text: 'Tarator', prices: [{ amount: 450, isGuessed: true }] });
  expect(splitPrices('Vila B1os').prices).toEqual([]);
});
