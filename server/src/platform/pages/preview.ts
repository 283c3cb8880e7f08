import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LivePart, LiveRelease } from './release-source.ts';

const COOKIE = 'tavolina_preview';
/** Lifetime of a preview: one working day. */
export const PREVIEW_SECONDS = 8 * 3600;
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** The preview token in a browser's cookie. */
export const previewOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE];

/** Stores the preview token in a cookie. */
export const rememberPreview = (reply: FastifyReply, token: string, secure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, { ...ATTRIBUTES, maxAge: PREVIEW_SECONDS, secure });

/** Deletes the preview cookie, so that the browser gets the live versions again. */
export const endPreview = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, ATTRIBUTES);

/**
 * A release with some versions replaced by previewed ones. These have no last good version, so that
 * failures are visible.
 */
export const withPreview = (live: LiveRelease, parts: readonly LivePart[]): LiveRelease => {
  if (parts.length === 0) return live;
  const names = new Set(parts.map(({ platform }) => platform.name));
  return {
    ...live,
    parts: new Map([...live.parts, ...parts.map((part): [string, LivePart] => [part.platform.name, part])]),
    fallbacks: new Map([...live.fallbacks].filter(([name]) => !names.has(name))),
    absent: live.absent.filter(({ name }) => !names.has(name)),
    preview: Object.fromEntries(parts.map(({ platform: { name, version } }) => [name, version])),
  };
};
