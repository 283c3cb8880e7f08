import { createInstance } from 'i18next';
import { languageDetector } from './language-detector.ts';

const found = () => languageDetector.detect();
const bring = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = cookie;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  bring(document, 'i18next=; Max-Age=0; Path=/');
  document.documentElement.lang = 'sq';
});
afterEach(() => jest.restoreAllMocks());

test('looks at the address, the cookie, both storages, the browser and the document, in this order', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'fr', 'EN']);
  expect(found()).toEqual(['de', 'fr', 'en', 'sq']);
  window.sessionStorage.setItem('i18nextLng', 'session');
  window.localStorage.setItem('i18nextLng', 'local');
  bring(document, 'a=b; Path=/');
  bring(document, 'i18next=cookie; Path=/');
  window.history.replaceState(null, '', '/?q=x&lng=address');
  expect(found()).toEqual(['address', 'cookie', 'local', 'session', 'de', 'fr', 'en', 'sq']);
});

test('keeps what was chosen for the next visit and for the server', () => {
  languageDetector.cacheUserLanguage?.('en');
  expect(window.localStorage.getItem('i18nextLng')).toBe('en');
  expect(document.cookie).toContain('i18next=en');
});

test('goes on without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(found()).toContain('sq');
});

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['xx', 'sq'],
  ['__proto__', 'sq'],
  ['<b>x', 'sq'],
])('a page asked for in %s speaks %s', async (asked, spoken) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  window.history.replaceState(null, '', `/?lng=${encodeURIComponent(asked)}`);
  const i18n = createInstance();
  await i18n.use(languageDetector).init({
    supportedLngs: ['sq', 'en'],
    fallbackLng: 'sq',
    nonExplicitSupportedLngs: true,
    load: 'languageOnly',
    resources: { sq: { translation: { a: 'b' } }, en: { translation: { a: 'b' } } },
  });
  expect(i18n.resolvedLanguage).toBe(spoken);
});

test('a browser of one region is asked for its language alone, as the server knows it', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'sq']);
  const i18n = createInstance();
  await i18n.use(languageDetector).init({ supportedLngs: ['sq', 'en'], fallbackLng: 'sq' });
  expect(i18n.language).toBe('en');
});
