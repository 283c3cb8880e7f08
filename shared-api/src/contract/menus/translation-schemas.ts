import { z } from 'zod';
import { CONTENT_LANGUAGES } from '../codes/content-languages.ts';
import { visibleText } from '../fields.ts';
import type { PlainFields } from '../plain-fields.ts';
import type { Translations, TranslationsChange } from './translations.ts';

/** Takes a code of `CONTENT_LANGUAGES`. */
export const contentLanguage = z.enum(CONTENT_LANGUAGES);

/** In which languages a place writes its menus, its main one first (product.md §425). */
export const contentLanguages = z.array(contentLanguage);

/** The same as it is set: at least the main one, and each once. */
export const chosenLanguages = contentLanguages
  .min(1)
  .max(CONTENT_LANGUAGES.length)
  .refine((codes) => new Set(codes).size === codes.length, { error: 'invalid' });

const shapeOf = (fields: PlainFields, schemaOf: (max: number) => z.ZodType): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.kind === 'text' ? [[name, schemaOf(field.max)]] : [],
      ),
    ),
  );

/** Translations as answers carry them. */
export const readTranslations = <F extends PlainFields>(fields: F) =>
  z.partialRecord(
    contentLanguage,
    shapeOf(fields, () => z.string().optional()),
  ) as unknown as z.ZodType<Translations<F>>;

/** A text in a further language, as long as the text itself; empty is none. */
export const translatedText = (max: number) => visibleText(max);

/** Translations as requests carry them, as long as the texts themselves; what is empty is none. */
export const writtenTranslations = <F extends PlainFields>(fields: F) =>
  z.partialRecord(
    contentLanguage,
    shapeOf(fields, (max) => translatedText(max).nullish()).nullable(),
  ) as unknown as z.ZodType<TranslationsChange<F>, TranslationsChange<F>>;
