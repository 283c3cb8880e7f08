import { FALLBACK_LANGUAGE, LANGUAGES } from '@tavolina/shared-api/contract';
import { i18n } from '@tavolina/shared-api/runtime';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

const inlinedTexts = () => JSON.parse(document.getElementById('texts')?.textContent ?? '{}');

/** The page says which of its languages it speaks, not which the browser asked for. */
const showLanguage = (): void => {
  document.documentElement.lang = i18n.resolvedLanguage ?? FALLBACK_LANGUAGE;
};

/** Starts the languages, with the texts that came in the page and the rest on demand. */
export const startI18n = async (): Promise<void> => {
  i18n.on('languageChanged', showLanguage);
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
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
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupLocalStorage: 'i18nextLng',
        // The cookie tells the server in which language to draw the next page's first view.
        caches: ['localStorage', 'cookie'],
        cookieOptions: { path: '/', sameSite: 'lax' },
        cookieMinutes: 525_600,
      },
    });
};
