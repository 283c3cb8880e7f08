import { withoutAnswer } from './vocabulary-words.mjs';

/** @param {string[]} ways */
const place = (...ways) => ({ business_name: 'A', matches: ways.map((way) => ({ way })) });

/** What a search answers, by its words. @type {Readonly<Record<string, ReturnType<typeof place>[]>>} */
const ANSWERS = {
  pica: [place('word')],
  pizza: [place('typo'), place('typo', 'meaning')],
  Tiranë: [place()],
  halal: [],
  Prizren: [],
  kosher: [place('typo')],
};
const words = Object.keys(ANSWERS).map((word) => ({ word, group: word.toLowerCase() }));

test('words that find nothing, or another word only, have no answer of their own, diets and cities too', async () => {
  expect(await withoutAnswer(words, async (word) => ANSWERS[word] ?? [])).toEqual([
    'halal (halal)',
    'Prizren (prizren)',
    'kosher (kosher)',
  ]);
});
