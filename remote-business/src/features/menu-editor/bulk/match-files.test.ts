import { fileMatcher } from './match-files.ts';

const ITEMS = [
  { id: 'tave', name: 'Tavë kosi' },
  { id: 'fergese', name: 'Fërgesë me piperka' },
  { id: 'byrek', name: 'Byrek' },
  { id: 'byrek-spinaq', name: 'Byrek me spinaq' },
  { id: 'sodë', name: 'Coca-Cola 0,5 l' },
  { id: 'pizza4', name: 'Pizza 4 stinët' },
  { id: 'set2', name: 'Meny 2' },
  { id: 'cafe', name: 'Café' },
  { id: 'raki-1', name: 'Raki' },
  { id: 'raki-2', name: 'RAKI' },
  { id: 'new', name: '' },
];

// product.md §496
test.each([
  ['Tavë kosi.jpg', 'tave', 1],
  ['tave-kosi.JPG', 'tave', 1],
  ['TAVE_KOSI.png', 'tave', 1],
  ['tavekosi.webp', 'tave', 1],
  ['tave-kosi-2.jpg', 'tave', 2],
  ['tave_kosi 03.jpeg', 'tave', 3],
  ['Tave Kosi (2).jpg', 'tave', 2],
  ['tave-kosi-0.jpg', 'tave', 1],
  // As a Mac writes ë: the letter and its dots apart.
  ['Tave\u0308 kosi.jpg', 'tave', 1],
  ['café.jpg', 'cafe', 1],
  // Without an ending, and with further points.
  ['tave kosi', 'tave', 1],
  ['tave.kosi.2.jpg', 'tave', 2],
  // A number that belongs to the name.
  ['coca cola 0.5 l.jpg', 'sodë', 1],
  ['meny-2.jpg', 'set2', 1],
  ['meny-2-3.jpg', 'set2', 3],
  ['pizza 4 stinet 2.jpg', 'pizza4', 2],
  // The longest name that stands in it.
  ['byrek me spinaq 2.jpg', 'byrek-spinaq', 2],
  ['01 byrek nga furra.jpg', 'byrek', 1],
  ['restoranti - byrek me spinaq - verë.jpg', 'byrek-spinaq', 1],
  // None, and two of one name.
  ['IMG_1234.jpg', undefined, 1],
  ['kosi.jpg', undefined, 1],
  ['raki.jpg', undefined, 1],
  ['raki-2.jpg', undefined, 2],
  ['.jpg', undefined, 1],
  ['2.jpg', undefined, 2],
])('%s is of %s, picture %d', (name, id, at) => {
  expect(fileMatcher(ITEMS)(name)).toEqual({ id, at });
});
