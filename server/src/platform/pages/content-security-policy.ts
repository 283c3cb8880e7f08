import { createHash } from 'node:crypto';

/** Further origins that parts of this installation live on. */
export interface PolicyOrigins {
  /** The API, when it is not on the pages' own origin, and others that pages speak to. */
  connect: string[];
  /** Images, when they are not on the pages' own origin. */
  images: string[];
  /** Scripts of others, such as the payment provider's. */
  scripts: string[];
  /** Pages of others that stand inside ours, such as the payment provider's card fields. */
  frames: string[];
}

/** An inline script or rule block as a policy names it. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page that brings scripts and rules of its own, which the sources name; no others run. */
export const allowInline = (policy: string, scripts: readonly string[], style?: string): string => {
  const withScripts = policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '));
  return style ? withScripts.replace("style-src 'self'", `style-src 'self' ${style}`) : withScripts;
};

/**
 * The enforced policy of every page: nothing but this installation's own files and the named origins, no inline code
 * but what `allowInline` adds, no framing, and no text as HTML or code (product.md §150).
 * @param apiBaseUrl a path, or a whole address whose origin is then allowed
 */
export const contentSecurityPolicy = (apiBaseUrl: string, extra: PolicyOrigins): string => {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [];
  const list = (...sources: string[]): string => sources.join(' ');
  return [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...extra.scripts)}`,
    `style-src 'self'`,
    `img-src ${list(`'self'`, 'data:', 'blob:', ...api, ...extra.images)}`,
    `font-src 'self'`,
    `connect-src ${list(`'self'`, ...api, ...extra.connect)}`,
    ...(extra.frames.length > 0 ? [`frame-src ${list(...extra.frames)}`] : []),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
};
