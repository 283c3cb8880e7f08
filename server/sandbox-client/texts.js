import { CATALOGUES, FALLBACK_LANGUAGE } from './catalogues.js';

/** @typedef {typeof import('./locales/sq.json')} Texts */

/**
 * Texts in a language; `auto` is the page's. The default language stands in for what is not there.
 * @param {string | undefined} locale
 * @returns {Texts}
 */
export const textsIn = (locale) => {
  const language = locale && locale !== 'auto' ? locale : document.documentElement.lang;
  const texts = CATALOGUES[language.slice(0, 2)] ?? CATALOGUES[FALLBACK_LANGUAGE];
  if (!texts) throw new Error('The sandbox has no texts');
  return texts;
};

/**
 * The sentence for a refusal.
 * @param {Texts} texts
 * @param {{ code?: string, decline_code?: string }} error
 */
export const sentenceFor = (texts, { code, decline_code }) => {
  const byCode = /** @type {Record<string, string | undefined>} */ (texts);
  return byCode[decline_code ?? ''] ?? byCode[code ?? ''] ?? texts.other;
};
