import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLanguage } from './page-language.ts';
import { renderPlainPage } from './plain-page.ts';
import { endPreview, rememberPreview } from './preview.ts';
import type { ReleaseSource } from './release-source.ts';
import { securePage, sendHtml } from './send-page.ts';
import { isSecure } from './visitor-release.ts';

/**
 * Whether the request comes from outside our own pages. A previewed version runs with the session of its
 * viewer, so a link in a mail or on another site must ask first.
 */
const isCrossSite = ({ headers }: FastifyRequest): boolean =>
  ![undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined);

/**
 * Registers the addresses at which a browser begins and ends a preview.
 * @param policy content security policy of a document
 */
export const registerPreview = (
  app: FastifyInstance,
  options: { releases: ReleaseSource; publicOrigin: string },
  policy: string,
): void => {
  app.get<{ Querystring: { token?: string } }>('/preview', async (request, reply) => {
    const { token = '' } = request.query;
    securePage(reply, policy);
    const parts = await options.releases.preview(token);
    if (parts.length === 0)
      return sendHtml(
        request,
        reply.code(404),
        renderPlainPage('previewOver', pageLanguage(request), { leads: '/' }),
      );
    if (isCrossSite(request)) {
      const versions = parts.map(({ platform }) => `${platform.name} ${platform.version}`).join(', ');
      const leads = `/preview?token=${encodeURIComponent(token)}`;
      return sendHtml(
        request,
        reply,
        renderPlainPage('previewAsk', pageLanguage(request), { leads, versions }),
      );
    }
    rememberPreview(reply, token, isSecure(options));
    return reply.redirect('/', 303);
  });
  app.delete('/preview', async (_request, reply) => endPreview(reply).code(204).send());
};
