import path from 'node:path';

const isEach = (): boolean => process.env.LANGUAGES === 'all';

/**
 * The language that texts are written in first, for a spec whose further languages another spec stands for.
 * `LANGUAGES=all` tells it in all.
 * @param variants the story's variants, the first language's first
 */
export const inFirst = <Variant>(variants: readonly Variant[]): readonly Variant[] =>
  isEach() ? variants : variants.slice(0, 1);

/**
 * The languages a spec tells its stories in: one, and from spec to spec another. What a screen does is the same in each,
 * because no text stands in code and every catalogue has every text (tooling/locales). `LANGUAGES=all` tells them in all.
 * @param variants the story's variants, one for each language
 * @param spec path of the spec
 * @param further how many turns later: where several stories tell one subject, they take turns, so that it is told in all
 */
export const inTurn = <Variant>(
  variants: readonly Variant[],
  spec: string,
  further = 0,
): readonly Variant[] => {
  if (isEach()) return variants;
  const turn = [...path.basename(spec)].reduce((sum, letter) => sum + letter.charCodeAt(0), further);
  return variants.filter((_variant, index) => index === turn % variants.length);
};
