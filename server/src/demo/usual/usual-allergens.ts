import type { DemoItem } from '../demo-types.ts';
import { declares } from '../place-builders.ts';

/** What is surely in a dish that is called or described so; `feta të` and `feta buke` are slices, no cheese. */
const CONTAINED: readonly [allergen: string, words: RegExp][] = [
  [
    'gluten',
    /byrek|lakror|laknur|pite|spanakopita|mantia|flija|trahana|përshesh|bukë|kulaç|petulla|makarona|pastiço|gyros|bakllava|revani|hallvë|birrë|lo mein|rrotulla|xhaozi|burrito|kesadilja/i,
  ],
  [
    'milk',
    /djath|gjizë|kos\b|kosi\b|dhallë|gjalpë|kaçkavall|feta\b(?! (të|buke))|ajkë|bulmet|qumësht|xaxiqi|musaka|pastiço/i,
  ],
  ['eggs', /vez[ëa]|omletë|lo mein/i],
  ['fish', /peshk|levrek|kocë|troft|krap|koran|ngjalë|sardele|qefull|merluc/i],
  ['crustaceans', /karkalec|karavidhe/i],
  ['molluscs', /kallamar|oktapod|midhje|sepje/i],
  ['nuts', /\barra\b|bajame|fëstëk|lajthi/i],
  ['sesame', /susam|tahini/i],
  ['soybeans', /tofu|soje|miso/i],
  ['sulphites', /^verë/i],
];

/** What a dish is said to be without: `pa vezë`. */
const WITHOUT = /(^|[\s,;(])pa [^,.;)]+/gi;

/** A dish with the allergens that its name and description say are in it; without any it stays undeclared (product.md §413). */
export const withUsualAllergens = (dish: DemoItem): DemoItem => {
  const text = `${dish.name}. ${dish.description}`.replace(WITHOUT, '');
  const named = CONTAINED.filter(([, words]) => words.test(text));
  if (named.length === 0) return dish;
  return { ...dish, allergens: declares(named.map(([allergen]) => allergen).join(' ')).allergens };
};
