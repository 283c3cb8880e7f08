import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LivePart, LiveRelease } from './release-source.ts';

const COOKIE = 'tavolina_preview';
/** How long a preview lasts: one working day. */
export const PREVIEW_SECONDS = 8 * 3600;
const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** The preview a browser brings. */
export const previewOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE];

/** Lets a browser bring its preview from now on. */
export const rememberPreview = (reply: FastifyReply, token: string, secure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, { ...ATTRIBUTES, maxAge: PREVIEW_SECONDS, secure });

/** Lets a browser have what everybody else has. */
export const endPreview = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, ATTRIBUTES);

/** A release with other versions in it. They come without a last good version, so that what fails is seen. */
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
