import { html, releaseOf, testPages } from '../../test/test-pages.ts';

const pages = testPages();
const { page } = pages;

// product.md §143
describe('a browser whose last document never was ready', () => {
  const MINUTE_AGO = Date.now() - 60_000;
  const open = (cookie: string, url = '/') => page(url, { ...html, cookie });
  const shown = (body: string) => {
    const { shell, remotes } = releaseOf(body);
    return { shell: shell.version, diner: remotes['remote-diner'].version };
  };

  beforeEach(() => {
    for (const part of ['shell', 'remote-diner'])
      pages.releases.putVersion(part, '2.0.0', {
        namespace: part.replace('remote-', ''),
        prefixes: part === 'shell' ? [] : ['/'],
      });
    pages.releases.goLive(
      { shell: '2.0.0', 'remote-diner': '2.0.0', 'remote-business': '1.0.0' },
      { shell: '1.0.0', 'remote-diner': '1.0.0' },
    );
  });

  test('gets the last good version of what began there, also of later documents, and of nothing else', async () => {
    const { body, headers } = await open(`tavolina_starting=remote-diner@2.0.0:${MINUTE_AGO}`);
    expect(shown(body)).toEqual({ shell: '2.0.0', diner: '1.0.0' });
    const [avoided, over] = headers['set-cookie'] as unknown as string[];
    expect(avoided).toMatch(
      /^tavolina_avoided=remote-diner@2\.0\.0; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(over).toMatch(/^tavolina_starting=; Max-Age=0; /);
    const later = await open(String(avoided).split(';')[0] ?? '');
    expect(shown(later.body)).toEqual({ shell: '2.0.0', diner: '1.0.0' });
    const asked = await page('/release.json', { cookie: 'tavolina_avoided=remote-diner@2.0.0' });
    expect(asked.json().remotes['remote-diner'].version).toBe('1.0.0');
  });

  test('gets another shell where the shell never was ready', async () => {
    const { body } = await open(`tavolina_starting=shell@2.0.0:${MINUTE_AGO}`);
    expect(shown(body)).toEqual({ shell: '1.0.0', diner: '2.0.0' });
  });

  test.each([
    'tavolina_starting=remote-diner@2.0.0:NOW',
    `tavolina_starting=remote-diner@9.0.0:${MINUTE_AGO}`,
    `tavolina_starting=remote-business@1.0.0:${MINUTE_AGO}`,
    'tavolina_starting=remote-diner@2.0.0:soon',
    'tavolina_starting=~:~:',
    'tavolina_avoided=remote-diner@1.0.0',
  ])('gets what is live with %s', async (cookie) => {
    // The moment of the call: files that run in one group are read long before.
    const { body, headers } = await open(cookie.replace('NOW', String(Date.now())));
    expect(shown(body)).toEqual({ shell: '2.0.0', diner: '2.0.0' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
