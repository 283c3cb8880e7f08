import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeReleases, fakeReleases } from '../../test/fake-releases.ts';
import { registerPages } from './register-pages.ts';

let releases: FakeReleases;
let app: FastifyInstance;

const html = { accept: 'text/html' };

const page = (url: string, headers: Record<string, string> = html) => app.inject({ url, headers });

const releaseOf = (body: string) => JSON.parse(/id="release">(.*?)<\/script>/s.exec(body)?.[1] ?? '');

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

describe('a shell whose start the document tells', () => {
  const INLINE = /<script>(.*?)<\/script>/s;
  /** Runs what stands in the document itself, as a browser does before any file of the shell. */
  const begin = async (cookie: string, hidden = false) => {
    releases.putVersion('shell', '2.0.0', { namespace: 'shell', notedBy: 'document' });
    releases.goLive({ shell: '2.0.0', 'remote-diner': '1.0.0' });
    const { body, headers } = await page('/');
    const script = INLINE.exec(body)?.[1] ?? '';
    const told: unknown[] = [];
    const heard = new Map<string, () => void>();
    const listen = (name: string, listener: () => void) => heard.set(name, listener);
    const document = {
      addEventListener: listen,
      hidden,
      cookie,
      documentElement: { dataset: {} as Record<string, unknown> },
      getElementById: () => ({ textContent: JSON.stringify(releaseOf(body)) }),
    };
    const fetch = (url: string, request: { body: string }) => {
      told.push([url, JSON.parse(request.body)]);
      return Promise.resolve();
    };
    const browser = {
      document,
      fetch,
      addEventListener: listen,
      performance: { now: () => 8 },
      location: { protocol: 'https:' },
    };
    runInNewContext(script, { ...browser, JSON, Date: { now: () => 1_700 } });
    return { body, script, told, document, heard, policy: String(headers['content-security-policy']) };
  };

  test('is told and kept before any of its code can run, by code that the policy names', async () => {
    const { body, script, told, document, policy } = await begin('a=b');
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`,
    );
    expect(told).toEqual([
      [
        '/api/platform/reports',
        { shell: '2.0.0', happenings: [{ kind: 'started', part: 'shell', version: '2.0.0' }] },
      ],
    ]);
    expect(document.cookie).toBe(
      'tavolina_starting=shell@2.0.0:1700; Path=/; Max-Age=3600; SameSite=Lax; Secure',
    );
    expect(document.documentElement.dataset).toEqual({ shellBegan: 8 });
    // Files of the shell run once the whole document is read.
    expect(body).toMatch(/<script defer src="\/shell\/2\.0\.0\/main\.js"/);
  });

  test('adds to what other pages began, and keeps the moment of its own first start', async () => {
    expect((await begin('tavolina_starting=remote-diner@1.0.0:9')).document.cookie).toMatch(
      /^tavolina_starting=remote-diner@1\.0\.0:9~shell@2\.0\.0:1700; /,
    );
    const again = 'tavolina_starting=shell@2.0.0:5';
    expect((await begin(again)).document.cookie).toBe(again);
  });

  test.each(['pagehide', 'visibilitychange'])(
    'is left, and failed nobody, where somebody goes before it runs: %s',
    async (event) => {
      const { told, document, heard } = await begin('tavolina_starting=remote-diner@1.0.0:9');
      document.hidden = true;
      heard.get(event)?.();
      heard.get('pagehide')?.();
      const left = { kind: 'left', part: 'shell', version: '2.0.0', value: 0 };
      expect(told.slice(1)).toEqual([['/api/platform/reports', { shell: '2.0.0', happenings: [left] }]]);
      expect(document.cookie).toMatch(/^tavolina_starting=remote-diner@1\.0\.0:9; /);
    },
  );

  test('says nothing of leaving once the shell has taken over', async () => {
    const { told, document, heard } = await begin('');
    delete document.documentElement.dataset.shellBegan;
    heard.get('pagehide')?.();
    expect(told).toHaveLength(1);
  });

  test('is not awaited behind other tabs', async () => {
    const { told, document } = await begin('', true);
    expect([told, document.cookie, document.documentElement.dataset]).toEqual([[], '', {}]);
  });
});

test('tells other sites nothing of its address, which may carry an e-mail or a token', async () => {
  const { headers } = await page('/orders?order_id=K7MQ-4XTD&email=arta@shembull.al');
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
});

test('lets the browser speak to an API of another origin, and to no other', async () => {
  const other = Fastify();
  registerPages(other, { releases, apiBaseUrl: 'https://api.tavolina.al/v1', publicOrigin: '' });
  const { headers } = await other.inject({ url: '/', headers: html });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.tavolina.al;");
  await other.close();
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

test.each([
  ['/?lng=en', {}, 'en'],
  ['/?lng=en-GB', {}, 'en'],
  ['/?lng=xx', {}, 'sq'],
  ['/', { cookie: 'a=b; i18next=en' }, 'en'],
  ['/', { 'accept-language': 'de, en;q=0.8, sq;q=0.4' }, 'en'],
  ['/', {}, 'sq'],
])('%s with %j speaks %s', async (url, headers, language) => {
  const { body } = await page(url, { ...html, ...headers });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<title>T-${language}</title>`);
});

test.each([
  ['/?lng=en', {}, 'i18next=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['/?lng=sq', { cookie: 'i18next=en' }, 'i18next=sq; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
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
  releases.putVersion('remote-diner', '2.0.0', { namespace: 'diner', prefixes: ['/', '/menu', '/neu'] });
  releases.goLive({ shell: '1.0.0', 'remote-diner': '2.0.0', 'remote-business': '1.0.0' });
  expect(releaseOf((await page('/')).body).remotes['remote-diner'].version).toBe('2.0.0');
  expect((await page('/neu')).statusCode).toBe(200);
  expect((await app.inject('/locales/sq/diner.json')).json().hello).toBe('sq 2.0.0');
  expect((await app.inject('/remotes/remote-diner/1.0.0/main.js')).statusCode).toBe(200);
});

test('a remote whose version is missing takes down only its own pages, and comes back by itself', async () => {
  releases.goLive({ shell: '1.0.0', 'remote-diner': '1.0.0', 'remote-business': '2.0.0' });
  const broken = await page('/business/dashboard');
  expect(broken.statusCode).toBe(503);
  expect(broken.body).toContain('/shell/1.0.0/main.js');
  expect(releaseOf(broken.body).remotes['remote-business']).toMatchObject({
    manifest: null,
    prefixes: ['/business', '/menus'],
  });
  expect((await page('/')).statusCode).toBe(200);

  releases.putVersion('remote-business', '2.0.0', { namespace: 'business', prefixes: ['/business'] });
  expect((await page('/business/dashboard')).statusCode).toBe(200);
  expect((await app.inject('/release.json')).json().remotes['remote-business'].manifest).not.toBeNull();
});

describe('while a canary runs', () => {
  const cookieOf = (headers: Record<string, unknown>): string =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const versionIn = (body: string): string => releaseOf(body).remotes['remote-diner'].version;

  beforeEach(() => {
    releases.putVersion('remote-diner', '2.0.0', { namespace: 'diner', prefixes: ['/'] });
    releases.split('remote-diner', '2.0.0', (visitor) => visitor < 'a');
  });

  test('a visitor is recognised by a word that says nothing else', async () => {
    const { headers } = await page('/');
    expect(headers['set-cookie']).toMatch(
      /^tavolina_visitor=[\w-]{16}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const again = await page('/', { ...html, cookie: cookieOf(headers) });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('a chosen visitor gets it each time, with the stable version beside it', async () => {
    for (const url of ['/', '/?again', '/'])
      expect(
        versionIn((await page(url, { ...html, cookie: 'tavolina_visitor=0123456789abcdef' })).body),
      ).toBe('2.0.0');
    const { body } = await page('/', { ...html, cookie: 'tavolina_visitor=0123456789abcdef' });
    expect(releaseOf(body).remotes['remote-diner'].fallback.version).toBe('1.0.0');
    const other = await page('/', { ...html, cookie: 'tavolina_visitor=zzzzzzzzzzzzzzzz' });
    expect(versionIn(other.body)).toBe('1.0.0');
  });

  test.each(['', 'x', '0123456789abcdef0', '0123456789abcde"', '%00'.repeat(6)])(
    'the word %j is none of ours, so there is a new one',
    async (word) => {
      const { headers } = await page('/', { ...html, cookie: `tavolina_visitor=${word}` });
      expect(cookieOf(headers)).not.toBe(`tavolina_visitor=${word}`);
      expect(headers['set-cookie']).toBeDefined();
    },
  );
});

test('without a canary nobody gets a cookie', async () => {
  expect((await page('/')).headers['set-cookie']).toBeUndefined();
});

test('without a shell there is a translated page that says so', async () => {
  releases.goLive({});
  const response = await page('/', { ...html, 'accept-language': 'en' });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Try again');
});

test('serves published files for ever, compressed where possible', async () => {
  const plain = await app.inject('/remotes/remote-diner/1.0.0/main.js');
  expect(plain.body).toBe('remote-diner</script>');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const small = await app.inject({
    url: '/remotes/remote-diner/1.0.0/main.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('remote-diner</script>');
});

test.each([
  ['/remotes/remote-diner/1.0.0/a.svg', 'remote-diner/1.0.0/a.svg'],
  ['/shell/1.0.0/a.svg', 'shell/1.0.0/a.svg'],
  ['/favicon.svg', 'shell/1.0.0/favicon.svg'],
])('%s, opened as a document, runs nothing and has no origin', async (url, file) => {
  releases.putFile(file, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(origin)</script></svg>');
  const { headers, statusCode } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/remotes/remote-diner/1.0.0/gone.js',
  '/remotes/remote-diner/9.9.9/main.js',
  '/remotes/remote-diner/1.0.0/..%2f..%2f..%2fmain.js',
  '/remotes/remote-diner/..%2f..%2fshell/main.js',
  '/shell/%2e%2e/main.js',
  '/locales/xx/diner.json',
  '/locales/sq/..%2f..%2fplatform.json',
])('%s is refused and the refusal is not kept', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
});

test('texts are asked for again each time, cheaply', async () => {
  const first = await app.inject('/locales/en/business.json');
  expect(first.json().hello).toBe('en 1.0.0');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const again = await app.inject({
    url: '/locales/en/business.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('a text cannot end the script element it stands in', async () => {
  releases.putFile(
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

describe('the worker that keeps menus', () => {
  const worker = () => page('/service-worker.js');

  test('comes from the live shell, and is asked for anew each time', async () => {
    const files = { 'service-worker.js': { integrity: 'sha384-', bytes: 1 } };
    releases.putVersion('shell', '1.1.0', { namespace: 'shell', files });
    releases.putFile('shell/1.1.0/service-worker.js', 'keep()');
    releases.goLive({ shell: '1.1.0' });
    const { body, headers } = await worker();
    expect(body).toBe('keep()');
    expect(headers['cache-control']).toBe('public, no-cache');
    // It would live by it, and could ask for nothing.
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('leaves browsers when the live shell has none', async () => {
    const { body, headers, statusCode } = await worker();
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
});

describe('a browser whose last document never was ready', () => {
  const MINUTE_AGO = Date.now() - 60_000;
  const open = (cookie: string, url = '/') => page(url, { ...html, cookie });
  const shown = (body: string) => {
    const { shell, remotes } = releaseOf(body);
    return { shell: shell.version, diner: remotes['remote-diner'].version };
  };

  beforeEach(() => {
    for (const part of ['shell', 'remote-diner'])
      releases.putVersion(part, '2.0.0', {
        namespace: part.replace('remote-', ''),
        prefixes: part === 'shell' ? [] : ['/'],
      });
    releases.goLive(
      { shell: '2.0.0', 'remote-diner': '2.0.0', 'remote-business': '1.0.0' },
      { shell: '1.0.0', 'remote-diner': '1.0.0' },
    );
  });

  test('gets the last good version of what began there, also of later documents, and of nothing else', async () => {
    const { body, headers } = await open(`tavolina_starting=remote-diner@2.0.0:${MINUTE_AGO}`);
    expect(shown(body)).toEqual({ shell: '2.0.0', diner: '1.0.0' });
    const [avoided, over] = headers['set-cookie'] as unknown as string[];
    expect(avoided).toMatch(
      /^tavolina_avoided=remote-diner@2\.0\.0; Max-Age=3600; HttpOnly; Path=\/; SameSite=Lax; Secure$/,
    );
    expect(over).toMatch(/^tavolina_starting=; Max-Age=0; /);
    const later = await open('tavolina_avoided=remote-diner@2.0.0');
    expect(shown(later.body)).toEqual({ shell: '2.0.0', diner: '1.0.0' });
    const asked = await page('/release.json', { cookie: 'tavolina_avoided=remote-diner@2.0.0' });
    expect(asked.json().remotes['remote-diner'].version).toBe('1.0.0');
  });

  test('gets another shell where the shell never was ready', async () => {
    const { body } = await open(`tavolina_starting=shell@2.0.0:${MINUTE_AGO}`);
    expect(shown(body)).toEqual({ shell: '1.0.0', diner: '2.0.0' });
  });

  test.each([
    `tavolina_starting=remote-diner@2.0.0:${Date.now() + 500}`,
    `tavolina_starting=remote-diner@9.0.0:${MINUTE_AGO}`,
    `tavolina_starting=remote-business@1.0.0:${MINUTE_AGO}`,
    'tavolina_starting=remote-diner@2.0.0:soon',
    'tavolina_starting=~:~:',
    'tavolina_avoided=remote-diner@1.0.0',
  ])('gets what is live with %s', async (cookie) => {
    const { body, headers } = await open(cookie);
    expect(shown(body)).toEqual({ shell: '2.0.0', diner: '2.0.0' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
