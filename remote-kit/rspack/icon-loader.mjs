/**
 * An icon of lucide without what our way to draw it does not read: names, sizes, and keys, which are random letters that
 * no compression shortens. Text that has none of it stays as it is.
 * @param {string} text of the icon's module
 */
export default (text) =>
  text
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^ {2}(name: "[^"]*"|size: 24),$/gm, '')
    .replace(/^__iconData\.node;$/m, '');
