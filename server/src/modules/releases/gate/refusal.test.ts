import { LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';
import { adviceOf, type RefusalReason } from './refusal.ts';

const REASONS = Object.keys(textsIn('en')('releases.refusals', { returnObjects: true })) as RefusalReason[];

const sentence = (language: Language, reason: RefusalReason): string =>
  textsIn(language)(`releases.refusals.${reason}`, { skipInterpolation: true });

const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

describe.each(REASONS)('%s', (reason) => {
  // product.md §153
  test.each(LANGUAGES)('says in %s what is wrong, and then what to do', (language) => {
    const names = namesIn(sentence(language, reason));
    const values = Object.fromEntries(names.map((name) => [name, `the-${name}`]));
    const said = adviceOf({ about: 'the-about', reason, values: { part: 'the-part', ...values } }, language);
    // No empty variables, and it ends as a sentence.
    expect(said).not.toMatch(/[{}]| {2}|undefined/);
    expect(said).toMatch(/^\S.*\.$/);
    for (const name of names) expect(said).toContain(`the-${name}`);
    // It has a second sentence or a part after a colon.
    expect(said).toMatch(/(?:\. \p{Lu}|: \p{Ll}|: \p{Lu}).+\.$/u);
  });

  test('names the same things in both languages', () => {
    const [first = [], ...others] = LANGUAGES.map((language) => namesIn(sentence(language, reason)));
    for (const other of others) expect([...new Set(other)]).toEqual([...new Set(first)]);
  });
});
