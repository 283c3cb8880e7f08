import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@tavolina/shared-api/contract';
import { createInstance, type FormatterModule, type TFunction } from 'i18next';
import { formatNumber } from '../format/format.ts';
import { SERVER_FOLDER } from '../server-folder.ts';

const FOLDER = path.join(SERVER_FOLDER, 'locales');

/** Formats numbers in sentences by language (product.md §33). */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // No text names a format.
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
  // Whoever shows a text escapes it: a page, or the template of a mail.
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The server's texts in a language, from `locales/<language>.json`. */
export const textsIn = (language: Language): TFunction => i18n.getFixedT(language);

/** Whether a text exists for a key that is built from codes. */
export const hasText = (key: string): boolean => i18n.exists(key, { lng: FALLBACK_LANGUAGE });
