// Makes the font files of the design system: the letters Albanian and English need, in the weights in use.
// Run: node shared-ui/scripts/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.resolve(import.meta.dirname, '../src/fonts');

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}€–—‘’“”„•…→←−×`;

/** @type {[string, string, { min: number, max: number }][]} */
const FONTS = [
  [
    '@fontsource-variable/montagu-slab/files/montagu-slab-latin-wght-normal.woff2',
    'montagu-slab.woff2',
    { min: 500, max: 700 },
  ],
  [
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'figtree.woff2',
    { min: 400, max: 700 },
  ],
];

for (const [source, name, wght] of FONTS) {
  const font = await subsetFont(await readFile(require.resolve(source)), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(path.join(target, name), font);
}
