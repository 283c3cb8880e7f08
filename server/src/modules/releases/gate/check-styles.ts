import type { Candidate } from './candidate.ts';
import { MOST_REASONS, type Refusal } from './refusal.ts';

/** In minified CSS, what stands before a brace. */
const BEFORE_BRACE = /(?:^|[{};])([^{};]+)(?=\{)/g;
/** At-rules, and steps of an animation. */
const NO_SELECTOR = /^@|^(from|to|[\d.]+%)(,|$)/;

/** In a time that grows with the length alone, whatever stands in it. */
const withoutComments = (css: string): string => {
  let rest = '';
  let end = 0;
  let start = css.indexOf('/*');
  while (start !== -1) {
    rest += css.slice(end, start);
    const close = css.indexOf('*/', start + 2);
    end = close === -1 ? css.length : close + 2;
    start = css.indexOf('/*', end);
  }
  return rest + css.slice(end);
};

/** Selectors of one file that reach beyond a namespace, up to as many as are told. */
const unscopedIn = (css: string, isScoped: RegExp): string[] => {
  const found: string[] = [];
  for (const [, text = ''] of withoutComments(css).matchAll(BEFORE_BRACE)) {
    const selector = text.trim();
    if (selector !== '' && !NO_SELECTOR.test(selector) && !isScoped.test(selector)) found.push(selector);
    if (found.length === MOST_REASONS) break;
  }
  return found;
};

/**
 * A remote's styles reach nothing but its own: each begins with a class of its namespace.
 * @param candidate a remote; the shell's styles are for everybody
 */
export const checkStyles = ({ facts, files }: Candidate): Refusal[] => {
  if (facts.name === 'shell') return [];
  const prefix = `.${facts.namespace}-`;
  const isScoped = new RegExp(`(^|[^\\w-])${prefix.replace(/[.-]/g, '\\$&')}|^&`);
  return [...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, content]) =>
      unscopedIn(content.toString(), isScoped).map((about) => ({
        about,
        reason: 'style_unscoped' as const,
        values: { file, prefix },
      })),
    );
};
