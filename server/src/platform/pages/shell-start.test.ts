import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { releaseOf, testPages } from '../../test/test-pages.ts';

const pages = testPages();
const { page } = pages;

describe('a shell whose start the document tells', () => {
  const INLINE = /<script>(.*?)<\/script>/s;
  /** Runs the inline scripts of the document, as a browser does before any file of the shell. */
  const begin = async (cookie: string, hidden = false) => {
    pages.releases.putVersion('shell', '2.0.0', { namespace: 'shell', notedBy: 'document' });
    pages.releases.goLive({ shell: '2.0.0', 'remote-diner': '1.0.0' });
    const { body, headers } = await page('/');
    const script = INLINE.exec(body)?.[1] ?? '';
    const told: unknown[] = [];
    const heard = new Map<string, (event?: unknown) => void>();
    const listen = (name: string, listener: (event?: unknown) => void) => heard.set(name, listener);
    const clock = { now: 8 };
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
      performance: { now: () => clock.now },
      location: { protocol: 'https:' },
    };
    runInNewContext(script, { ...browser, JSON, Date: { now: () => 1_700 } });
    return { body, script, told, document, heard, clock, policy: String(headers['content-security-policy']) };
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
    // Deferred files run after the document is parsed.
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

  test.each([
    ['is missing', { target: { localName: 'script', src: 'https://x.al/shell/2.0.0/main.js' } }],
    ['throws', { target: {}, filename: 'https://x.al/shell/2.0.0/main.js' }],
  ])('has failed where one of its files %s, once, and the next document knows', async (_, event) => {
    const { told, document, heard, clock } = await begin('a=b');
    const { cookie } = document;
    clock.now = 1_008;
    heard.get('error')?.(event);
    heard.get('error')?.(event);
    heard.get('pagehide')?.();
    const about = { part: 'shell', version: '2.0.0', value: 1_000 };
    const happenings = [
      { kind: 'load_failed', ...about },
      { kind: 'left', ...about },
    ];
    expect(told.slice(1)).toEqual([['/api/platform/reports', { shell: '2.0.0', happenings }]]);
    expect(document.cookie).toBe(cookie);
  });

  test.each([
    ['of another part', { target: {}, filename: 'https://x.al/remotes/remote-diner/1.0.0/entry.js' }],
    ['of an extension', { target: {} }],
    ['of a picture', { target: { localName: 'img', src: 'https://x.al/shell/2.0.0/x.png' } }],
  ])('has not failed by an error %s', async (_, event) => {
    const { told, heard } = await begin('');
    heard.get('error')?.(event);
    expect(told).toHaveLength(1);
  });

  test('is not judged here once it has taken over', async () => {
    const { told, document, heard } = await begin('');
    delete document.documentElement.dataset.shellBegan;
    heard.get('error')?.({ target: {}, filename: 'https://x.al/shell/2.0.0/main.js' });
    expect(told).toHaveLength(1);
  });

  test('has failed where somebody waited for half a minute: the next document knows', async () => {
    const { told, document, heard, clock } = await begin('');
    const { cookie } = document;
    clock.now = 30_008;
    heard.get('pagehide')?.();
    expect(told).toHaveLength(1);
    expect(document.cookie).toBe(cookie);
  });

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
