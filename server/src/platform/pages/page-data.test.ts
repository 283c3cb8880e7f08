import type { FastifyInstance } from 'fastify';
import { fakeReleases } from '../../test/fake-releases.ts';
import { servePages } from '../../test/test-pages.ts';

let app: FastifyInstance;

beforeAll(() => {
  const releases = fakeReleases();
  releases.putVersion('shell', '1.0.0', { namespace: 'shell' });
  releases.putVersion('remote-diner', '1.0.0', { namespace: 'diner', prefixes: ['/', '/restaurants'] });
  releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0' });
  app = servePages({ releases });
});

afterAll(() => app.close());

/** The JSON of a script element with an id. */
const carried = async (url: string, id: string): Promise<Record<string, unknown>> => {
  const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
  return JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(body)?.[1] ?? '');
};

test('a page carries the hashes of what the shell asks for; those of the rest stand in a remote’s entry', async () => {
  const release = await carried('/restaurants', 'release');
  expect(release.remotes).toMatchObject({ 'remote-diner': { version: '1.0.0' } });
  const { integrity } = (release.remotes as Record<string, { integrity: object }>)['remote-diner'] ?? {};
  expect(integrity).toEqual({
    'entry.js': 'sha384-1.0.0-entry.js',
    'main.js': 'sha384-1.0.0-main.js',
    'main.css': 'sha384-1.0.0-main.css',
  });
});

test('a page carries the texts of its language, and the Albanian ones that stand behind the others', async () => {
  expect(Object.keys(await carried('/', 'texts'))).toEqual(['sq']);
  const texts = await carried('/?lng=en', 'texts');
  expect(texts.en).toHaveProperty('diner');
  expect(texts.sq).toHaveProperty('shell');
  expect(texts.sq).not.toHaveProperty('diner');
});
