import { FALLBACK_LANGUAGE, LANGUAGES, placePath } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { requestOrigin } from '../../platform/http/request-origin.ts';
import { matchOwner } from '../../platform/pages/match-owner.ts';
import type { Enqueue } from '../../platform/queues/fair-queue.ts';
import { registerPreviews } from './preview/preview-routes.ts';
import { type ListedPlace, listPlaces } from './public-pages-repository.ts';

/** A live part's description of its pages. */
export interface DescribedPages {
  /** Paths that it owns. */
  prefixes: string[];
  /** Pages for search engines. */
  sitemap?: readonly string[] | undefined;
  /** Paths of private pages, about one person's order or one owner's work. */
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

/** Addresses for search engines; one that two parts name belongs to the part that owns it (product.md §607). */
const sitemapPages = (parts: readonly DescribedPages[]): string[] =>
  parts.flatMap((part) =>
    (part.sitemap ?? []).filter(
      (address) => matchOwner([...parts], address.split('?')[0] ?? address) === part,
    ),
  );

const sitemapOf = async (
  hostname: string,
  { pages, places }: { pages: readonly string[]; places: readonly ListedPlace[] },
): Promise<Buffer> => {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const sitemap = new SitemapStream({ hostname });
  for (const path of pages) sitemap.write({ url: path, links: linksOf(path) });
  for (const { slug, updated_at } of places) {
    const path = placePath(slug);
    sitemap.write({ url: path, links: linksOf(path), lastmod: updated_at.toISOString() });
  }
  sitemap.end();
  return streamToPromise(sitemap);
};

/** Serves `sitemap.xml` and `robots.txt` from the descriptions of the live parts (product.md §40, §152). */
export const registerPublicPages = (
  app: FastifyInstance,
  {
    database,
    publicOrigin,
    enqueueRead,
    parts,
  }: {
    database: Database;
    publicOrigin: string | undefined;
    enqueueRead: Enqueue;
    parts: () => readonly DescribedPages[];
  },
): void => {
  const originFor = (request: FastifyRequest): string => requestOrigin(request, publicOrigin);

  registerPreviews(app);

  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await enqueueRead(callerAddress(request.ip), async () =>
      sitemapOf(originFor(request), {
        pages: sitemapPages(parts()),
        places: await listPlaces(database),
      }),
    );
    return reply.header('cache-control', MAX_AGE).type('application/xml; charset=utf-8').send(sitemap);
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
