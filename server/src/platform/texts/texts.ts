import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import { createInstance, type FormatterModule, type TFunction } from 'i18next';
import { formatNumber } from '../format/format.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../locales');

/** Numbers stand in sentences as their language writes them (product.md §33). */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // No text of ours names a format.
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language) =>
    typeof value === 'number' ? formatNumber(value, language as Language) : value,
};

const i18n = createInstance();

void i18n.use(numbers).init({
  initAsync: false,
  supportedLngs: LANGUAGES,
  fallbackLng: FALLBACK_LANGUAGE,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { translation: JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8')) },
    ]),
  ),
  // What shows a text escapes it: a page, a mail's template.
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The server's own texts in a language: `locales/<language>.json`. */
export const textsIn = (language: Language): TFunction => i18n.getFixedT(language);

/** Whether there is a text of this key, which is put together of codes. */
export const hasText = (key: string): boolean => i18n.exists(key, { lng: FALLBACK_LANGUAGE });
