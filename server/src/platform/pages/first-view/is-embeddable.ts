/** Tokens that React writes: text, comments, tags with quoted attributes. Anything else is rejected. */
const TOKEN = /[^<]+|<!--[^<>]*-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s[\w:-]+="[^"<>]*")*)\s?(\/?)>/giy;

/** Void elements, which have no end tag. */
const VOID = new Set('area br col hr img input link meta source track wbr'.split(' '));

/** Elements that would run code, frame a page, or change how the browser parses what follows. */
const REFUSED = new Set(
  'script style template noscript iframe frame frameset noframes noembed object embed base html head body plaintext xmp'.split(
    ' ',
  ),
);

/** An automatic redirect, or a preload of other files. */
const isDriving = (name: string, attributes: string): boolean =>
  (name === 'meta' && /\shttp-equiv=/i.test(attributes)) ||
  (name === 'link' && !/\srel="preload"/i.test(attributes));

const isRefused = (name: string, attributes: string): boolean =>
  REFUSED.has(name) || isDriving(name, attributes);

/**
 * Whether rendered HTML can be inserted into a document safely: its tags are balanced, and nothing in it
 * runs or redirects (product.md §110). Linear time.
 */
export const isEmbeddable = (html: string): boolean => {
  const open: string[] = [];
  const take = ([, ended, begun, attributes = '', slash]: RegExpExecArray): boolean => {
    if (ended !== undefined) return open.pop() === ended;
    if (begun === undefined) return true;
    const name = begun.toLowerCase();
    if (VOID.has(name)) return !isRefused(name, attributes);
    open.push(begun);
    return !slash && !isRefused(name, attributes);
  };
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const found = token.exec(html);
    if (!found || !take(found)) return false;
  }
  return open.length === 0;
};
