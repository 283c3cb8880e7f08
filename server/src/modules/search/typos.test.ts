import { forgivenTypos, typosBetween, variantsOf } from './typos.ts';

/** Whether a mistyped word leads to another: it has few enough typos for its length, and is found by a variant. */
const isForgiven = (typed: string, meant: string): boolean =>
  typosBetween(typed, meant) <= forgivenTypos(typed) &&
  variantsOf(typed).some((variant) => variantsOf(meant).includes(variant));

// product.md §251
test.each([
  ['three letters must be right', 'kos', 'kas', false],
  ['of four one may be wrong', 'pule', 'pulo', true],
  ['of four no two', 'pule', 'polo', false],
  ['of seven one may be wrong', 'qumesht', 'qumsht', true],
  ['of seven no two', 'akullor', 'akulore', false],
  ['of eight two may be wrong', 'akullore', 'akulorre', true],
  ['of eight no three', 'akullore', 'akulreee', false],
  ['a missing letter', 'byrek', 'byek', true],
  ['a letter too many', 'byrek', 'byrrek', true],
  ['swapped neighbours', 'oxhaku', 'oxahku', true],
  ['two swaps', 'makarona', 'amkaroan', true],
  ['swapped beginnings', 'tave', 'tvae', true],
])('%s: %s and %s, %s', (_, meant, typed, forgiven) => {
  expect(isForgiven(typed, meant)).toBe(forgiven);
});

test.each([
  ['kos', 0],
  ['tave', 1],
  ['qumesht', 1],
  ['akullore', 2],
])('in %s %d typos are forgiven', (word, most) => {
  expect(forgivenTypos(word)).toBe(most);
});
