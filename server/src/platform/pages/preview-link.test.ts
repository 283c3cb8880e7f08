import type { FastifyInstance } from 'fastify';
import { fakeReleases } from '../../test/fake-releases.ts';
import { servePages } from '../../test/test-pages.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const releases = fakeReleases();
  releases.putVersion('remote-diner', '1.0.0', { namespace: 'diner', prefixes: ['/'] });
  app = servePages({ releases });
  await app.ready();
});
afterAll(() => app.close());

const open = (query: string, language = 'sq') =>
  app.inject({ url: `/preview${query}`, headers: { accept: 'text/html', 'accept-language': language } });

test('a link that holds gives the browser its preview and leads to the pages', async () => {
  const { statusCode, headers } = await open('?token=1.0.0');
  expect({ statusCode, to: headers.location }).toEqual({ statusCode: 303, to: '/' });
  expect(headers['set-cookie']).toMatch(/^tavolina_preview=1\.0\.0; Max-Age=28800; .*HttpOnly/);
});

// product.md §140
describe.each(['none', 'cross-site', 'same-site'])('a browser that comes from elsewhere (%s)', (site) => {
  const led = (from: string, language = 'sq') =>
    app.inject({
      url: '/preview?token=1.0.0',
      headers: { accept: 'text/html', 'accept-language': language, 'sec-fetch-site': from },
    });

  test.each([
    ['sq', 'Ta hapim këtë parapamje?', 'Hape parapamjen'],
    ['en', 'Open this preview?', 'Open the preview'],
  ])(
    'is asked first, in %s, and gets the preview by the link of that page',
    async (language, title, link) => {
      const { statusCode, headers, body } = await led(site, language);
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain('remote-diner 1.0.0');
      expect(body).toContain(`<a href="/preview?token=1.0.0">${link}</a>`);
      expect((await led('same-origin')).headers['set-cookie']).toContain('tavolina_preview=1.0.0');
    },
  );
});

test.each([
  ['?token=gone', 'sq', 'Kjo parapamje nuk hapet'],
  ['?token=gone&token=1.0.0', 'en', 'This preview does not open'],
  ['', 'en', 'ask the team for a new link'],
])('a link %j that does not hold says so in %s, and changes nothing', async (query, language, says) => {
  const { statusCode, headers, body } = await open(query, language);
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(says);
  expect(body).toContain('<a href="/">');
});
