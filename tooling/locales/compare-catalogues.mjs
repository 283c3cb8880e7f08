/** @param {string} text */
const slotsOf = (text) =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map(([slot]) => slot.replaceAll(' ', ''))
    .sort()
    .join(' ');

/**
 * Compares the two languages of one namespace: the same keys, the same placeholders and tags, no empty text.
 * @param {string} name of the namespace
 * @param {import('./read-catalogues.mjs').Texts} sq
 * @param {import('./read-catalogues.mjs').Texts} en
 * @returns {string[]} one line for each difference
 */
export const compareCatalogues = (name, sq, en) => {
  const keys = [...new Set([...Object.keys(sq), ...Object.keys(en)])].sort();
  return keys.flatMap((key) => {
    const albanian = sq[key];
    const english = en[key];
    if (albanian === undefined) return [`${name}: ${key} is missing in sq`];
    if (english === undefined) return [`${name}: ${key} is missing in en`];
    if (albanian.trim() === '' || english.trim() === '') return [`${name}: ${key} is empty`];
    return slotsOf(albanian) === slotsOf(english)
      ? []
      : [`${name}: ${key} has other placeholders in sq than in en`];
  });
};
