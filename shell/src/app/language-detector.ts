import { attempt } from '@tavolina/shared-api/auth';
import type { LanguageDetectorModule } from 'i18next';

const ADDRESS_KEY = 'lng';
const STORAGE_KEY = 'i18nextLng';
const COOKIE = 'i18next';
const YEAR_SECONDS = 31_536_000;

const inCookie = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Written at once: the next document may be asked for before the Cookie Store is done. */
const keepFor = (jar: { cookie: string }, language: string): void => {
  jar.cookie = `${COOKIE}=${encodeURIComponent(language)}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
};

/** `en` for `en-GB`: nobody has texts for one region, and the server knows languages only. */
const withoutRegion = (language: string): string => language.split('-', 1)[0]?.toLowerCase() ?? '';

/** Finds the language where the specification looks for it, in its order, and keeps it on this device. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const found = [
      new URLSearchParams(window.location.search).get(ADDRESS_KEY),
      inCookie(),
      attempt(() => window.localStorage.getItem(STORAGE_KEY), null),
      attempt(() => window.sessionStorage.getItem(STORAGE_KEY), null),
      ...navigator.languages,
      document.documentElement.lang,
    ];
    return found.flatMap((language) => (language ? withoutRegion(language) : []));
  },
  cacheUserLanguage: (language) => {
    attempt(() => window.localStorage.setItem(STORAGE_KEY, language), undefined);
    // The cookie tells the server in which language to draw the next page's first view.
    keepFor(document, language);
  },
};
