// Makes the one sprite of food pictures: Fluent's flat emoji (MIT) and the six Albanian dishes drawn to match.
// Run: node shared-ui/scripts/make-sprite.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const food = path.resolve(import.meta.dirname, '../src/food');

const NAMES =
  `pizza hamburger spaghetti sushi stuffed-flatbread green-salad shallow-pan-of-food rice-ball bento-box
  steaming-bowl dumpling curry-rice taco burrito french-fries hot-dog fried-shrimp shrimp meat-on-bone poultry-leg croissant
  baguette-bread shortcake cut-of-meat cheese-wedge bread wine-glass beer-mug hot-beverage teapot ice-cream cup-with-straw
  glass-of-milk waffle bell-pepper eggplant olive cooking tomato hot-pepper garlic onion herb lemon cucumber
  fish-cake-with-swirl leafy-green avocado ear-of-corn carrot cherries strawberry butter grapes
  bowl-with-spoon oyster cooked-rice sandwich pot-of-food falafel tamale`.split(/\s+/);

const { icons } = JSON.parse(
  await readFile(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
const drawn = JSON.parse(await readFile(path.join(food, 'albanian-dishes.json'), 'utf8'));

const bodies = { ...Object.fromEntries(NAMES.map((name) => [name, icons[name].body])), ...drawn };
const symbols = Object.entries(bodies).map(
  ([name, body]) => `<symbol id="${name}" viewBox="0 0 32 32" fill="none">${body}</symbol>`,
);
await writeFile(
  path.join(food, 'dishes.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
);
