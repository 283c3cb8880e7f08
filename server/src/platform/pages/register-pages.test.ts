import { brotliDecompressSync } from 'node:zlib';
import { html, releaseOf, servePages, testPages } from '../../test/test-pages.ts';
import { packCode } from './first-view/render-task.ts';
import type { LivePart } from './release-source.ts';

const pages = testPages();
const { page } = pages;

test('composes a page of the shell and the remote that owns the address', async () => {
  const response = await page('/restaurants?q=tave');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const files = [...response.body.matchAll(/(?:href|src)="([^"]+)" integrity="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(files).toEqual([
    '/shell/1.0.0/main.css',
    '/remotes/remote-diner/1.0.0/main.css',
    '/remotes/remote-diner/1.0.0/restaurants.css',
    '/shell/1.0.0/main.js',
    '/remotes/remote-diner/1.0.0/entry.js',
    '/remotes/remote-diner/1.0.0/main.js',
    '/remotes/remote-diner/1.0.0/restaurants.js',
  ]);
  expect(response.body).toContain('/shell/1.0.0/assets/figtree-latin.1a2b.woff2');
  expect(response.body).toContain('content="a &#38; &#34;b&#34;"');
});

test('names the whole release with manifests and hashes', async () => {
  const { body } = await page('/');
  expect(releaseOf(body)).toMatchObject({
    apiBaseUrl: '/api',
    publicOrigin: 'https://tavolina.al',
    shell: { version: '1.0.0' },
    remotes: {
      'remote-business': {
        base: '/remotes/remote-business/1.0.0/',
        prefixes: ['/business', '/menus'],
        manifest: { id: 'remote-business' },
        integrity: { 'entry.js': 'sha384-1.0.0-entry.js' },
      },
    },
  });
  expect(releaseOf(body).remotes).not.toHaveProperty('shell');
});

test('forbids inline code, foreign hosts and framing', async () => {
  const policy = (await page('/')).headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('tells other sites nothing of its address, which may carry an e-mail or a token', async () => {
  const { headers } = await page('/orders?order_id=K7MQ-4XTD&email=arta@shembull.al');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

// product.md §5
test('lets the browser speak to an API of another origin, and to no other', async () => {
  const other = servePages({
    releases: pages.releases,
    apiBaseUrl: 'https://api.tavolina.al/v1',
    publicOrigin: '',
  });
  const { headers } = await other.inject({ url: '/', headers: html });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.tavolina.al;");
  await other.close();
});

// product.md §598
test('tells pages which share of the presses is traced, where any is', async () => {
  const traced = servePages({
    releases: pages.releases,
    apiBaseUrl: '/api',
    publicOrigin: '',
    traceShare: 0.05,
  });
  const { body } = await traced.inject({ url: '/', headers: html });
  expect(releaseOf(body)).toMatchObject({ traceShare: 0.05 });
  expect(releaseOf((await page('/')).body)).not.toHaveProperty('traceShare');
  await traced.close();
});

// product.md §573
test('the wait for a first view is a step that can be traced; a page without one has no such step', async () => {
  const steps: string[] = [];
  const { releases } = pages;
  const withViews: typeof releases.live = (visitor) => {
    const release = releases.live(visitor);
    const rendered = (part: LivePart): LivePart => ({ ...part, firstView: packCode('') });
    return { ...release, parts: new Map([...release.parts].map(([name, part]) => [name, rendered(part)])) };
  };
  const traced = servePages({
    releases: { ...releases, live: withViews },
    unshare: '/nowhere',
    describePage: async () => ({
      status: 200,
      head: { title: 'Kafe', description: 'Në Tiranë', data: [] },
      answers: {},
    }),
    traceStep(name, work) {
      steps.push(name);
      return work();
    },
  });
  expect(await traced.inject({ url: '/menu/1', headers: html })).toMatchObject({ statusCode: 200 });
  expect(steps).toEqual(['first view']);
  await traced.inject({ url: '/nowhere', headers: html });
  expect(steps).toHaveLength(1);
  await traced.close();
});

test.each([
  ['/menu/1', 'remote-diner'],
  ['/menus/1', 'remote-business'],
  ['/business/', 'remote-business'],
  ['/', 'remote-diner'],
])('%s belongs to %s', async (url, owner) => {
  const { body } = await page(url);
  expect(body).toContain(`href="/remotes/${owner}/1.0.0/main.css"`);
});

test.each(['/nowhere', '/menuss', '/businessx'])('%s belongs to nobody but is still a page', async (url) => {
  const response = await page(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('/shell/1.0.0/main.js');
});

// product.md §3
test.each([
  ['/?lng=en', {}, 'en'],
  ['/?lng=en-GB', {}, 'en'],
  ['/?lng=xx', {}, 'sq'],
  ['/', { cookie: 'a=b; i18next=en' }, 'en'],
  ['/', { cookie: '__proto__=x; i18next=%E0%A4%A; theme' }, 'sq'],
  ['/', { 'accept-language': 'de, en;q=0.8, sq;q=0.4' }, 'en'],
  ['/', {}, 'sq'],
])('%s with %j speaks %s', async (url, headers, language) => {
  const { body } = await page(url, { ...html, ...headers });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<title>T-${language}</title>`);
});

test.each([
  ['/?lng=en', {}, 'i18next=en; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
  ['/?lng=sq', { cookie: 'i18next=en' }, 'i18next=sq; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
  ['/?lng=en', { cookie: 'i18next=en' }, undefined],
  ['/?lng=xx', {}, undefined],
  ['/', { 'accept-language': 'en' }, undefined],
])('%s with %j keeps the language it names: %s', async (url, headers, kept) => {
  expect((await page(url, { ...html, ...headers })).headers['set-cookie']).toBe(kept);
});

test.each([
  ['tavolina-theme=dark', '<html lang="sq" data-theme="dark">'],
  ['a=b; tavolina-theme=light', '<html lang="sq" data-theme="light">'],
  ['tavolina-theme="><script>', '<html lang="sq">'],
])('with %s the console begins as %s', async (cookie, start) => {
  expect((await page('/business/dashboard', { ...html, cookie })).body).toContain(start);
});

test('moves a remote without a restart', async () => {
  await page('/');
  pages.releases.putVersion('remote-diner', '2.0.0', {
    namespace: 'diner',
    prefixes: ['/', '/menu', '/neu'],
  });
  pages.releases.goLive({ shell: '1.0.0', 'remote-diner': '2.0.0', 'remote-business': '1.0.0' });
  expect(releaseOf((await page('/')).body).remotes['remote-diner'].version).toBe('2.0.0');
  expect((await page('/neu')).statusCode).toBe(200);
  expect((await pages.app.inject('/locales/sq/diner.json')).json().hello).toBe('sq 2.0.0');
  expect((await pages.app.inject('/remotes/remote-diner/1.0.0/main.js')).statusCode).toBe(200);
});

test('a remote whose version is missing takes down only its own pages, and comes back by itself', async () => {
  pages.releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0', 'remote-business': '2.0.0' });
  const broken = await page('/business/dashboard');
  expect(broken.statusCode).toBe(503);
  expect(broken.body).toContain('/shell/1.0.0/main.js');
  expect(releaseOf(broken.body).remotes['remote-business']).toMatchObject({
    manifest: null,
    prefixes: ['/business', '/menus'],
  });
  expect((await page('/')).statusCode).toBe(200);

  pages.releases.putVersion('remote-business', '2.0.0', { namespace: 'business', prefixes: ['/business'] });
  expect((await page('/business/dashboard')).statusCode).toBe(200);
  expect((await pages.app.inject('/release.json')).json().remotes['remote-business'].manifest).not.toBeNull();
});

test('without a shell there is a translated page that says so', async () => {
  pages.releases.goLive({});
  const response = await page('/', { ...html, 'accept-language': 'en' });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Try again');
});

test('a text cannot end the script element it stands in', async () => {
  pages.releases.putFile(
    'shell/1.0.0/locales/sq/shell.json',
    JSON.stringify({ x: '</script><script>alert(1)</script>' }),
  );
  const { body } = await page('/');
  expect(body).not.toContain('<script>alert');
});

test.each(['/api/nothing', '/media/x.webp', '/health/x'])('%s is no page', async (url) => {
  expect((await page(url)).body).not.toContain('<html');
});

test('compresses the page itself', async () => {
  const response = await page('/', { ...html, 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('<!doctype html>');
});
