import { FALLBACK_LANGUAGE, LANGUAGES } from '@tavolina/shared-api/contract';
import { i18n } from '@tavolina/shared-api/runtime';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import { initReactI18next } from 'react-i18next';
import { languageDetector } from './language-detector.ts';
import { textFiles } from './text-files.ts';

const inlinedTexts = () => JSON.parse(document.getElementById('texts')?.textContent ?? '{}');

/** Sets `lang` of the document to the language in use, which may differ from the browser's. */
const showLanguage = (): void => {
  document.documentElement.lang = i18n.resolvedLanguage ?? FALLBACK_LANGUAGE;
};

/** Starts the languages, with the texts that came in the page and the rest on demand. */
export const startI18n = async (): Promise<void> => {
  i18n.on('languageChanged', showLanguage);
  await i18n
    .use(textFiles)
    .use(languageDetector)
    .use(initReactI18next)
    .use(TEXT_VALUES.formatter)
    .init({
      supportedLngs: LANGUAGES,
      fallbackLng: FALLBACK_LANGUAGE,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      resources: inlinedTexts(),
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      interpolation: TEXT_VALUES.interpolation,
      react: { useSuspense: true },
    });
};
