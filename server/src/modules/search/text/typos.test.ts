import { forgivenTypos, mostTypos, typedVariants, variantsOf } from './typos.ts';

/** Whether a mistyped word leads to another: it has few enough typos for its length, and is found by a variant. */
const isForgiven = (typed: string, meant: string): boolean =>
  forgivenTypos(typed, meant) !== undefined &&
  typedVariants(typed).some((variant) => variantsOf(meant).includes(variant));

// product.md §610
test.each([
  ['three letters must be right', 'kos', 'kas', false],
  ['of four one may be wrong', 'pule', 'pulo', true],
  ['of four no two', 'pule', 'polo', false],
  ['of seven one may be wrong', 'qumesht', 'qumsht', true],
  ['of seven no two', 'akullor', 'akulore', false],
  ['of eight two may be wrong', 'akullore', 'akulorre', true],
  ['of eight no three', 'akullore', 'akulreee', false],
  ['of four a letter may be missing', 'tave', 'tve', true],
  ['of three none', 'kos', 'ks', false],
  ['of eight two letters may be missing', 'akullore', 'akulre', true],
  ['the first two letters of nine', 'hamburger', 'mburger', true],
  ['of eight no three may be missing', 'akullore', 'aklre', false],
  ['a missing letter', 'byrek', 'byek', true],
  ['a letter too many', 'byrek', 'byrrek', true],
  ['swapped neighbours', 'oxhaku', 'oxahku', true],
  ['two swaps', 'makarona', 'amkaroan', true],
  ['swapped beginnings', 'tave', 'tvae', true],
])('%s: %s and %s, %s', (_, meant, typed, forgiven) => {
  expect(isForgiven(typed, meant)).toBe(forgiven);
});

test.each([
  ['ks', 0],
  ['kos', 1],
  ['tavel', 1],
  ['akulre', 2],
])('a word that is typed %s can have %d typos', (typed, most) => {
  expect(mostTypos(typed)).toBe(most);
});
