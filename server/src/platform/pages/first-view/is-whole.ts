/** What React writes: texts, comments, tags with quoted attributes. Whatever else a build draws is no whole view. */
const TOKEN = /[^<]+|<!--[^<>]*-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s[\w:-]+="[^"<>]*")*)\s?(\/?)>/giy;

/** Elements without content, which need no end. */
const VOID = new Set('area br col hr img input link meta source track wbr'.split(' '));

/** What would run, frame something, or have the browser read all that follows otherwise. */
const REFUSED = new Set(
  'script style template noscript iframe frame frameset noframes noembed object embed base html head body plaintext xmp'.split(
    ' ',
  ),
);

/** A page that leads elsewhere by itself, or a file that is more than asked for in advance. */
const isDriving = (name: string, attributes: string): boolean =>
  (name === 'meta' && /\shttp-equiv=/i.test(attributes)) ||
  (name === 'link' && !/\srel="preload"/i.test(attributes));

const isRefused = (name: string, attributes: string): boolean =>
  REFUSED.has(name) || isDriving(name, attributes);

/**
 * Whether drawn HTML can stand in a document without changing how the rest of it is read: all that it opens it closes, in
 * order, and nothing in it runs or leads elsewhere (product.md §110). Each character is looked at a few times only.
 */
export const isWhole = (html: string): boolean => {
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
