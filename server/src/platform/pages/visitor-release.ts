import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutAvoided } from './failed-starts.ts';
import { previewOf, withPreview } from './preview.ts';
import type { LiveRelease, ReleaseSource } from './release-source.ts';
import { rememberVisitor, visitorOf } from './visitor.ts';

/** Whether the site uses https, so that cookies may be `Secure`. */
export const isSecure = ({ publicOrigin }: { publicOrigin: string }): boolean =>
  publicOrigin.startsWith('https:');

/**
 * The release for a visitor. Where visitors get different versions, sets the cookie that recognises them.
 */
export const releaseForVisitor = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: { releases: ReleaseSource; publicOrigin: string },
): Promise<LiveRelease> => {
  const { releases } = options;
  const previewed = previewOf(request);
  const parts = previewed === undefined ? [] : await releases.preview(previewed);
  const visitor = visitorOf(request);
  const live = releases.live(visitor.id);
  if (live.isSplit && !visitor.isKnown) rememberVisitor(reply, visitor, isSecure(options));
  return withPreview(withoutAvoided(request, live), parts);
};
