import { splitExclusions } from './exclusions.ts';

// product.md §534
test.each([
  ['byrek pa djathë', 'byrek', ['djathë'], ['milk']],
  ['pa derr', '', ['derr'], []],
  ['no pork', '', ['pork'], []],
  ['without nuts or eggs', '', ['nuts', 'eggs'], ['eggs', 'nuts']],
  ['egg free', '', ['egg'], ['eggs']],
  ['pica pa qepë e hudhra', 'pica', ['qepë', 'hudhra'], []],
  ['free from sesame', '', ['sesame'], ['sesame']],
  ['allergic to fish', '', ['fish'], ['fish']],
  ['alergji nga vezët', '', ['vezët'], ['eggs']],
  ['salad without white cheese', 'salad', ['white cheese'], ['milk']],
  ['senza molluscs', '', ['molluscs'], ['molluscs']],
  ['pa oktapod', '', ['oktapod'], ['molluscs']],
  ['no prawns', '', ['prawns'], ['crustaceans']],
  ['pa fruta deti', '', ['fruta deti'], ['crustaceans', 'molluscs']],
  ['without tahini and mayo', '', ['tahini', 'mayo'], ['eggs', 'sesame']],
])('%s asks for “%s” without %j', (text, rest, words, allergens) => {
  expect(splitExclusions(text)).toEqual({ rest, words, allergens });
});

test.each([
  'pa gluten',
  'pica pa djathë',
  'free from',
  'gluten free',
  'no sugar',
  'free range chicken',
  'chicken free range',
  'pa',
  'supë me vezë',
  'Free',
])('%s leaves nothing out', (text) => {
  expect(splitExclusions(text)).toEqual({ rest: text, words: [], allergens: [] });
});
