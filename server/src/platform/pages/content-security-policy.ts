import { createHash } from 'node:crypto';

/** Further origins for the content security policy. */
export interface PolicyOrigins {
  /** The API, when it is not on the pages' own origin, and other origins that pages send requests to. */
  connect: string[];
  /** Images, when they are not on the pages' own origin. */
  images: string[];
  /** Scripts of others, for example the payment provider's. */
  scripts: string[];
  /** Pages of others inside frames, for example the payment provider's card fields. */
  frames: string[];
}

/** The hash source of an inline script or style. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds hash sources of a page's own scripts and styles to a policy. */
export const allowInline = (policy: string, scripts: readonly string[], style?: string): string => {
  const withScripts = policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '));
  return style ? withScripts.replace("style-src 'self'", `style-src 'self' ${style}`) : withScripts;
};

/**
 * The policy of every page (product.md §150): only files of this installation and the named origins, no
 * inline code except what `allowInline` adds, no framing, no text as HTML or code.
 * @param apiBaseUrl a path, or an absolute URL whose origin is then allowed
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
