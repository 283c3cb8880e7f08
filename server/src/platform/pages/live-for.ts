import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewOf, withPreview } from './preview.ts';
import type { LiveRelease, ReleaseSource } from './release-source.ts';
import { withoutAvoided } from './silent-versions.ts';
import { recognise, visitorOf } from './visitor.ts';

/** Whether browsers come encrypted, so that cookies may ask for it. */
export const isSecure = ({ publicOrigin }: { publicOrigin: string }): boolean =>
  publicOrigin.startsWith('https:');

/** What whoever asks gets; where visitors differ, they are recognised from now on. */
export const liveFor = async (
  request: FastifyRequest,
  reply: FastifyReply,
  options: { releases: ReleaseSource; publicOrigin: string },
): Promise<LiveRelease> => {
  const { releases } = options;
  const previewed = previewOf(request);
  const parts = previewed === undefined ? [] : await releases.preview(previewed);
  const visitor = visitorOf(request);
  const live = releases.live(visitor.id);
  if (live.isSplit && !visitor.isKnown) recognise(reply, visitor, isSecure(options));
  return withPreview(withoutAvoided(request, live), parts);
};
