import { FALLBACK_LANGUAGE, LANGUAGES } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import type { InTurn } from '../../platform/turns/fair-turns.ts';
import { registerPreviews } from './preview/preview-routes.ts';
import { listPublishedMenus } from './public-pages-repository.ts';

/** What a live part says of its pages. */
export interface DescribedPages {
  /** Addresses that search engines shall find. */
  sitemap?: readonly string[] | undefined;
  /** Paths about one person's order or one owner's work. */
  private?: readonly string[] | undefined;
}

const MAX_AGE = 'public, max-age=3600';

const linksOf = (path: string) => [
  ...LANGUAGES.map((lang) => ({
    lang,
    url: lang === FALLBACK_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}lng=${lang}`,
  })),
  { lang: 'x-default', url: path },
];

/**
 * Serves what search engines look for beside the pages: which there are, and which to leave alone, as the live parts say
 * of themselves (product.md §40, §152).
 */
export const registerPublicPages = (
  app: FastifyInstance,
  {
    database,
    publicOrigin,
    readInTurn,
    parts,
  }: {
    database: Database;
    publicOrigin: string | undefined;
    readInTurn: InTurn;
    parts: () => readonly DescribedPages[];
  },
): void => {
  const originFor = (request: FastifyRequest): string => requestOrigin(request, publicOrigin);

  registerPreviews(app);

  app.get('/sitemap.xml', async (request, reply) => {
    const menus = await readInTurn(callerAddress(request.ip), () => listPublishedMenus(database));
    const { SitemapStream, streamToPromise } = await import('sitemap');
    const sitemap = new SitemapStream({ hostname: originFor(request) });
    for (const path of parts().flatMap((part) => part.sitemap ?? []))
      sitemap.write({ url: path, links: linksOf(path) });
    for (const { id, updated_at } of menus) {
      const path = `/menu/${id}`;
      sitemap.write({ url: path, links: linksOf(path), lastmod: updated_at.toISOString() });
    }
    sitemap.end();
    return reply
      .header('cache-control', MAX_AGE)
      .type('application/xml; charset=utf-8')
      .send(await streamToPromise(sitemap));
  });

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', MAX_AGE)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...['/api/', ...parts().flatMap((part) => part.private ?? [])].map((path) => `Disallow: ${path}`),
          `Sitemap: ${originFor(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
