const STYLE = /<([a-z][\w-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/gi;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (attribute: string): string =>
  attribute.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** What would end the rule or the element it stands in. */
const IS_UNSAFE = /[{}<]/;

/**
 * Moves what elements carry in `style` attributes, which the content security policy forbids in documents, into rules
 * of a stylesheet.
 */
export const liftStyles = (html: string): { html: string; css: string } => {
  const rules = new Map<string, number>();
  const lifted = html.replace(STYLE, (_, tag: string, before: string, style: string, after: string) => {
    const declarations = decode(style);
    if (IS_UNSAFE.test(declarations)) return `<${tag}${before}${after}>`;
    const name = rules.get(declarations) ?? rules.size;
    rules.set(declarations, name);
    return `<${tag}${before} data-style="${name}"${after}>`;
  });
  const css = [...rules].map(([declarations, name]) => `[data-style="${name}"]{${declarations}}`).join('\n');
  return { html: lifted, css };
};
