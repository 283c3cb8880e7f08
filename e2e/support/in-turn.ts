import path from 'node:path';

/**
 * The languages a spec tells its stories in: one, and from spec to spec another. What a screen does is the same in each,
 * because no text stands in code and every catalogue has every text (tooling/locales). `LANGUAGES=all` tells them in all.
 * @param variants the story's variants, one for each language
 * @param spec path of the spec
 */
export const inTurn = <Variant>(variants: readonly Variant[], spec: string): readonly Variant[] => {
  if (process.env.LANGUAGES === 'all') return variants;
  const turn = [...path.basename(spec)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return variants.filter((_variant, index) => index === turn % variants.length);
};
