import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { registerPages } from '../platform/pages/register-pages.ts';
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

/** Serves the pages anew for each test of a file. */
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
    app = Fastify();
    registerPages(app, { releases, apiBaseUrl: '/api', publicOrigin: 'https://tavolina.al' });
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
