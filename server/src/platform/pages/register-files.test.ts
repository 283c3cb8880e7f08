import { brotliDecompressSync } from 'node:zlib';
import { testPages } from '../../test/test-pages.ts';

const pages = testPages();
const { page } = pages;

// product.md §5
test('serves published files for ever, compressed where possible', async () => {
  const plain = await pages.app.inject('/remotes/remote-diner/1.0.0/main.js');
  expect(plain.body).toBe('remote-diner</script>');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const small = await pages.app.inject({
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
  pages.releases.putFile(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(origin)</script></svg>',
  );
  const { headers, statusCode } = await pages.app.inject(url);
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
  const response = await pages.app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
});

test('texts are asked for again each time, cheaply', async () => {
  const first = await pages.app.inject('/locales/en/business.json');
  expect(first.json().hello).toBe('en 1.0.0');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const again = await pages.app.inject({
    url: '/locales/en/business.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

describe('the worker that keeps menus', () => {
  const worker = () => page('/service-worker.js');

  test('comes from the live shell, and is asked for again each time', async () => {
    const files = { 'service-worker.js': { integrity: 'sha384-', bytes: 1 } };
    pages.releases.putVersion('shell', '1.1.0', { namespace: 'shell', files });
    pages.releases.putFile('shell/1.1.0/service-worker.js', 'keep()');
    pages.releases.goLive({ shell: '1.1.0' });
    const { body, headers } = await worker();
    expect(body).toBe('keep()');
    expect(headers['cache-control']).toBe('public, no-cache');
    // The policy would apply to the worker itself and block its requests.
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

// product.md §574
test('a worker of a remote runs compiled code and may request nothing', async () => {
  pages.releases.putFile('remote-diner/1.0.0/photo.worker.js', 'read()');
  const { headers } = await pages.app.inject('/remotes/remote-diner/1.0.0/photo.worker.js');
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'");
});

// product.md §574
test.each([
  ['assets/reader.wasm', 'application/wasm'],
  ['assets/sqi.traineddata.gz', 'application/gzip'],
])('serves what the reader of photos needs: %s', async (file, type) => {
  pages.releases.putFile(`remote-diner/1.0.0/${file}`, 'bytes');
  const { headers, statusCode } = await pages.app.inject(`/remotes/remote-diner/1.0.0/${file}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers).not.toHaveProperty('content-encoding');
});
