import { html, releaseOf, testPages } from '../../test/test-pages.ts';

const pages = testPages();
const { page } = pages;

describe('while a canary runs', () => {
  const cookieOf = (headers: Record<string, unknown>): string =>
    String(headers['set-cookie']).split(';')[0] ?? '';
  const versionIn = (body: string): string => releaseOf(body).remotes['remote-diner'].version;

  beforeEach(() => {
    pages.releases.putVersion('remote-diner', '2.0.0', { namespace: 'diner', prefixes: ['/'] });
    pages.releases.split('remote-diner', '2.0.0', (visitor) => visitor < 'a');
  });

  test('a visitor is recognised by a word that says nothing else', async () => {
    const { headers } = await page('/');
    expect(headers['set-cookie']).toMatch(
      /^tavolina_visitor=[\w-]{16}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
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
