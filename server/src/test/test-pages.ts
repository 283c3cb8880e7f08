import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyServerOptions,
  type LightMyRequestResponse,
} from 'fastify';
import { type PagesOptions, registerPages } from '../platform/pages/register-pages.ts';
import { type FakeReleases, fakeReleases } from './fake-releases.ts';

/** What a browser asks for when it opens a page. */
export const html = { accept: 'text/html' };

/** The pages of a shell, the diners' part and the owners' part, each live as 1.0.0. */
export interface TestPages {
  readonly releases: FakeReleases;
  readonly app: FastifyInstance;
  /** Opens a page, as a browser does unless other headers are given. */
  page: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

/** A server of pages alone, at https://tavolina.al unless other options are given. */
export const servePages = (
  options: Pick<PagesOptions, 'releases'> & Partial<PagesOptions>,
  server: FastifyServerOptions = {},
): FastifyInstance => {
  const app = Fastify(server);
  app.register(cookie);
  registerPages(app, { apiBaseUrl: '/api', publicOrigin: 'https://tavolina.al', ...options });
  return app;
};

/** Serves the pages again for each test of a file. */
export const testPages = (): TestPages => {
  let releases: FakeReleases;
  let app: FastifyInstance;

  beforeEach(async () => {
    releases = fakeReleases();
    releases.putVersion('shell', '1.0.0', { namespace: 'shell' });
    releases.putVersion('remote-diner', '1.0.0', {
      namespace: 'diner',
      prefixes: ['/', '/menu', '/restaurants'],
    });
    releases.putVersion('remote-business', '1.0.0', {
      namespace: 'business',
      prefixes: ['/business', '/menus'],
    });
    releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0', 'remote-business': '1.0.0' });
    app = servePages({ releases });
    await app.ready();
  });

  afterEach(async () => {
    await app.close();
  });

  return {
    get releases() {
      return releases;
    },
    get app() {
      return app;
    },
    page: (url, headers = html) => app.inject({ url, headers }),
  };
};

/** The release that a document names. */
export const releaseOf = (body: string) => JSON.parse(/id="release">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
