/** @typedef {{ language: string, texts: import('./read-catalogues.mjs').Texts }} Catalogue */

/** @param {string} text */
const slotsOf = (text) =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map(([slot]) => slot.replaceAll(' ', ''))
    .sort()
    .join(' ');

/**
 * Compares two languages of one namespace: the same keys, the same placeholders and tags, no empty text.
 * @param {string} name of the namespace
 * @param {Catalogue} one
 * @param {Catalogue} other
 * @returns {string[]} one line for each difference
 */
export const compareCatalogues = (name, one, other) => {
  const keys = [...new Set([...Object.keys(one.texts), ...Object.keys(other.texts)])].sort();
  return keys.flatMap((key) => {
    const missing = [one, other].find(({ texts }) => texts[key] === undefined);
    if (missing) return [`${name}: ${key} is missing in ${missing.language}`];
    const [first = '', second = ''] = [one.texts[key], other.texts[key]];
    if (first.trim() === '' || second.trim() === '') return [`${name}: ${key} is empty`];
    return slotsOf(first) === slotsOf(second)
      ? []
      : [`${name}: ${key} has other placeholders in ${one.language} than in ${other.language}`];
  });
};
