/**
 * The codes that a part has no words for, as `place.code`: a code is added in the contract, its words in every part.
 * @param texts a part's texts, one of each language
 * @param places codes by the place of their words, e.g. `tracking.step`
 */
export const missingWords = (texts: readonly object[], places: Record<string, readonly string[]>): string[] =>
  Object.entries(places).flatMap(([place, codes]) =>
    codes
      .map((code) => `${place}.${code}`)
      .filter((at) =>
        texts.some((held) => {
          const found = at.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), held);
          return typeof found !== 'string';
        }),
      ),
  );
