import { giveSign } from '../support/page-code-ready.ts';
import { drawnHeading } from '../support/page-heading.ts';
import { followRequests } from '../support/request-chains.ts';
import { expect, type Route, test } from '../support/test.ts';
import { noteFiles } from '../support/trusted-files.ts';

const HASH = /^sha384-[\w+/=]{64}$/;

const addressOfMenu = async (url: string): Promise<string> => {
  const { items } = (await (await fetch(`${url}/api/menus/?limit=1`)).json()) as { items: { id: string }[] };
  return `/menu/${items[0]?.id}`;
};

for (const [name, address] of [
  ['the start page', async () => '/'],
  ['the list of restaurants', async () => '/restaurants'],
  ['a menu', addressOfMenu],
] as const) {
  test(`a first visit to ${name} asks for what it needs in one step after the document`, async ({
    openWindow,
    productUrl,
  }) => {
    const page = await openWindow();
    const requests = await followRequests(page);
    const named = await noteFiles(page);
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      // What is loaded ahead once nothing else is to do is not needed: it does not come here.
      window.requestIdleCallback = () => 0;
      const note = Reflect.get(globalThis, 'noteViolation') as (text: string) => void;
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        note(`${violatedDirective} ${blockedURI}`),
      );
    });

    await test.step('nothing that the document does not name is needed for the page to stand', async () => {
      let html = '';
      const held: Route[] = [];
      let hasStood = false;
      await page.route('**/*', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (request.isNavigationRequest()) {
          const answer = await route.fetch();
          html = await answer.text();
          return route.fulfill({ response: answer });
        }
        if (hasStood || html.includes(`"${pathname}`)) return route.continue();
        held.push(route);
      });
      await page.goto(await address(productUrl));
      await giveSign(page);
      await expect(drawnHeading(page)).toBeVisible();
      hasStood = true;
      for (const route of held) await route.continue();
    });
    await page.waitForLoadState('networkidle');

    await test.step('no chain is longer than document, file, file, and its end is the shell’s own', async () => {
      // What the page tells of itself on the way keeps nothing waiting.
      const told = requests.filter(({ url }) => !url.endsWith('/api/platform/reports'));
      // What was asked for before comes from the browser's cache.
      const needed = told.filter(({ url }, at) => told.findIndex((before) => before.url === url) === at);
      const last = needed.filter(({ depth }) => depth > 1);
      expect(Math.max(...needed.map(({ depth }) => depth))).toBeLessThanOrEqual(2);
      expect(last.filter(({ url }) => !new URL(url).pathname.startsWith('/shell/'))).toEqual([]);
    });
    // product.md §608
    await test.step('nothing of another part is loaded', async () => {
      const ofParts = requests.filter(({ url }) => new URL(url).pathname.startsWith('/remotes/'));
      expect(ofParts).not.toEqual([]);
      expect(ofParts.filter(({ url }) => !url.includes('/remotes/remote-diner/'))).toEqual([]);
    });
    await test.step('nobody else is asked, and no manifest', async () => {
      const { origin } = new URL(productUrl);
      expect(requests.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
      expect(requests.filter(({ url }) => url.includes('mf-manifest'))).toEqual([]);
    });
    await test.step('every script and style has its hash', async () => {
      const asked = requests.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
      expect(asked.length).toBeGreaterThan(5);
      for (const { url } of asked) {
        const [file] = named.filter((entry) => entry.url === url);
        expect(file?.integrity, url).toMatch(HASH);
      }
    });
    expect(violations).toEqual([]);
  });
}
