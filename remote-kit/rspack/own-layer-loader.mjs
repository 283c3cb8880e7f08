/**
 * Calls a layer of styles, and those within it, by another name.
 * @this {{ getOptions: () => { from: string, to: string } }} what is used of the compiler's context
 * @param {string} css
 */
export default function (css) {
  const { from, to } = this.getOptions();
  return css.replace(new RegExp(`(@layer\\s+)${from}\\b`, 'g'), `$1${to}`);
}
