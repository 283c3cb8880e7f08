/**
 * Plain words, folded, that end as if they were inflected: `mengjes` has no genitive in it, as `pices` has.
 * They stay as they are, so that none is a form of a word of another language (product.md §543).
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  // -s
  ...['mengjes', 'djeges', 'durres', 'kukes', 'ananas', 'kokos'],
  // -at, -et, -it, -ot, -ut
  ...['berat', 'permet', 'kallmet', 'sallat', 'salat', 'patat', 'domat', 'cokollat', 'limonat', 'omlet'],
  ...['kotolet', 'kotelet', 'sherbet', 'bufet', 'banket', 'simit', 'biskot', 'karot', 'vermut', 'granat'],
  ...['kroket', 'galet', 'pashtet', 'donut', 'doughnut', 'donat'],
  // -en, -in, -un
  ...['ramen', 'gluten', 'prizren', 'barbun', 'mandarin', 'kapucin', 'pelin', 'rozmarin', 'gratin', 'tahin'],
  ...['vitamin', 'samun', 'somun', 'xhin'],
  // -ash, -esh
  ...[
    'harapash',
    'sultjash',
    'syltjash',
    'sutlijash',
    'gullash',
    'goulash',
    'mijepetesh',
    'pershesh',
    'squash',
  ],
  // A cheese, and not the slices: feta, fete.
  'feta',
  // The colour, and not the dinner: dark, darke.
  'dark',
  // A bottle, and not the skewer: shishe, shish.
  'shishe',
  // A Greek meatball, and not the steak: bifteki, bifteku.
  'bifteki',
  // Sweets, and not pasta: makaron, makarona; macaron, macaroni.
  'makaron',
  'macaroni',
  // Salted water, and not ribs: brinje.
  'brine',
  // Beans of the oven, and not a platter: pllaqi, pllake.
  'pllaqi',
  // A goat, and not capers.
  'capra',
  // Fat, and not grains: foie gras.
  'gras',
  // Copper, and not a bakery.
  'bakri',
  // A mill, and not mullet.
  'mulli',
  // Maple, and not bread: panje, pane.
  'panje',
]);

/** Stems that no rule joins with the stem of the plain word, folded. */
export const IRREGULAR_STEMS: ReadonlyMap<string, string> = new Map([
  // Plurals in -ra and -era.
  ['mishr', 'mish'],
  ['verer', 'vere'],
  ['djather', 'djath'],
  ['cajr', 'caj'],
  ['vajr', 'vaj'],
  ['ujer', 'uje'],
  ['drither', 'drith'],
  // Olives and quinces.
  ['ullinj', 'ull'],
  ['ullir', 'ull'],
  ['ftonj', 'ftu'],
  // Plurals of short masculine nouns.
  ['keke', 'kek'],
  // Feminine nouns with a stressed -i.
  ['rakin', 'rak'],
  ['rakis', 'rak'],
  ['rakit', 'rak'],
  ['rakiv', 'rak'],
  ['qershit', 'qersh'],
  ['qershiv', 'qersh'],
  // `gre`, the stem of `greens`, would be a beginning of `greek`.
  ['gre', 'green'],
  // A dinner; without its vowel it is the English colour.
  ['dark', 'darke'],
  // The plain word for pasta; without its vowel it is a macaron.
  ['makaron', 'makarona'],
  // One word in two spellings.
  ['salat', 'sallat'],
  ['kalamar', 'kallamar'],
  // Nouns in -avë, whose ending looks like a dative.
  ['bakll', 'bakllav'],
  ['bakl', 'baklav'],
]);
