import { type PlainFields, type Translations, textNames } from '@tavolina/shared-api/contract';
import type { DemoPlace } from './demo-types.ts';

/** Adds what a demo place writes in English to its texts (product.md §426). */
export type Translate = <F extends PlainFields, T extends object>(
  fields: F,
  thing: T,
) => T & { translations?: Translations<F> };

/** The English texts of a place, found by the texts themselves. */
export const translateFor =
  ({ english = {} }: Pick<DemoPlace, 'english'>): Translate =>
  (fields, thing) => {
    const texts = new Map<string, unknown>(Object.entries(thing));
    const words = textNames(fields).flatMap((name) => {
      const text = english[String(texts.get(name))];
      return text === undefined ? [] : [[name, text]];
    });
    if (words.length === 0) return thing;
    return { ...thing, translations: { en: Object.fromEntries(words) } };
  };
