/** How much of a first view a page is painted with, in characters of its HTML: several screens of the densest page. */
const ENOUGH = 100_000;

/** Where a first view of several screens is painted from. */
const HERE = 'painted-from';

/** A heading that nothing else names. */
const HEADING = /<h[23](?: (?![^<>]*\bid=)[^<>]*)?>/g;

const holdFor = (id: string): string => `<link rel="expect" href="#${id}" blocking="render">`;

/** A first view whose first paint is held. */
export interface Held {
  html: string;
  /** In the head; holds the first paint. */
  link: string;
  /** What follows the view. */
  behind: string;
}

/**
 * Holds a page's first paint until its first view is whole, or until several screens of it are there (product.md §521): a
 * phone takes long to read the rest of a large menu. The release follows the view. Browsers that do not know the link
 * ignore it.
 * @param view HTML, which has been checked to be embeddable
 * @param script runs before the first paint, when all is there that is painted
 */
export const holdPaint = (view: string, script: string): Held => {
  HEADING.lastIndex = ENOUGH;
  const heading = HEADING.exec(view);
  if (!heading) return { html: view, link: holdFor('release'), behind: script };
  const { index } = heading;
  const at = index + heading[0].length - 1;
  const html = `${view.slice(0, index)}${script}${view.slice(index, at)} id="${HERE}"${view.slice(at)}`;
  return { html, link: holdFor(HERE), behind: '' };
};
