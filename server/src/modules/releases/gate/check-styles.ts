import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Selectors of minified CSS: what stands before a brace and is no at-rule, no step of an animation. */
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)]
    .map(([, found = '']) => found.trim())
    .filter((found) => found !== '' && !found.startsWith('@') && !/^(from|to|[\d.]+%)(,|$)/.test(found));

/**
 * A remote's styles reach nothing but its own: each begins with a class of its namespace.
 * @param candidate a remote; the shell's styles are for everybody
 */
export const checkStyles = ({ facts, files }: Candidate): Refusal[] => {
  if (facts.name === 'shell') return [];
  const prefix = `.${facts.namespace}-`;
  const own = `.${facts.namespace}-`.replace(/[.-]/g, '\\$&');
  const isScoped = (selector: string): boolean => new RegExp(`(^|[^\\w-])${own}|^&`).test(selector);
  return [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, content]) =>
      selectorsOf(content.toString())
        .filter((selector) => !isScoped(selector))
        .map((about) => ({ about, reason: 'style_unscoped' as const, values: { file, prefix } })),
    );
};
