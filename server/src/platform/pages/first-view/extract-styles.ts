/** Two simple expressions instead of one keep this linear, whatever a build renders. */
const TAG = /<[a-z][^<>]*>/gi;
const STYLE = /\sstyle="([^"]*)"/i;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (attribute: string): string =>
  attribute.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** Characters that would end the rule or the element around it. */
const IS_UNSAFE = /[{}<]/;

/**
 * Moves inline `style` attributes, which the content security policy forbids in documents, into rules of a
 * stylesheet.
 */
export const extractInlineStyles = (html: string): { html: string; css: string } => {
  const rules = new Map<string, number>();
  const liftOne = (_: string, style: string): string => {
    const declarations = decode(style);
    if (IS_UNSAFE.test(declarations)) return '';
    const name = rules.get(declarations) ?? rules.size;
    rules.set(declarations, name);
    return ` data-style="${name}"`;
  };
  const lifted = html.replace(TAG, (tag) => tag.replace(STYLE, liftOne));
  const css = [...rules].map(([declarations, name]) => `[data-style="${name}"]{${declarations}}`).join('\n');
  return { html: lifted, css };
};
