import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/owner.ts';
import type { VariantFile } from '../support/release-platform.ts';
import { ASKED_AGAIN, expect, test, tolerate, USED_LATE } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';
import { CAUSE } from '../support/variants.ts';

/** A public page with a first view of each part, and one without. */
const PARTS = [
  {
    name: 'diner',
    screens: [
      { path: '/', key: 'home.question' },
      { path: '/about', key: 'about.title' },
    ],
  },
  {
    name: 'business',
    screens: [
      { path: '/business', key: 'landing.headline' },
      { path: '/business/account', key: 'account.title' },
    ],
  },
] as const;

const own = ownProduct();

test.describe.configure({ mode: 'default' });

/** Screens that throw in a browser alone: drawn on the server, they are as they should be. */
const breakInBrowser =
  (keys: string[]) =>
  ({ name, text }: VariantFile): string =>
    name.endsWith('.js')
      ? text.replaceAll(
          new RegExp(`["'\`](${keys.join('|').replaceAll('.', '\\.')})["'\`]`, 'g'),
          (said) => `(()=>{if(typeof document==='object')throw new Error('${CAUSE}');return ${said}})()`,
        )
      : text;

test('a page that throws only in the browser comes in its last good version, also in place of a first view', async ({
  openWindow,
}) => {
  tolerate(
    new RegExp(`^Error: ${CAUSE}`),
    new RegExp(`^React Router caught the following error during render Error: ${CAUSE}`),
    ASKED_AGAIN,
    USED_LATE,
  );
  const page = await openWindow({ baseURL: own.product.url });
  await signIn(page);
  for (const { name, screens } of PARTS) {
    const part = `remote-${name}`;
    const say = await textsOf(own.product.url, 'sq', name);
    const good = await own.store.live(part);
    const keys = screens.map(({ key }) => key);
    await own.store.move(part, await own.store.publishVariant(part, good, 'b', breakInBrowser(keys)));
    for (const { path, key } of screens) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: say(key) });
      await expect(heading).toBeVisible();
      const runs = () =>
        page.evaluate(
          (base) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(base)),
          `/remotes/${part}/${good}/`,
        );
      // A first view shows the same words: only the page itself has the last good version's code.
      await expect.poll(runs).toBe(true);
      await expect(page.locator('#root > [inert]')).toHaveCount(0);
      await expect(heading).toBeVisible();
    }
    await own.store.move(part, good);
  }
});

// product.md §143
test('a page that comes to no end is left for its last good version by the next one', async ({
  openWindow,
}) => {
  const good = await own.store.live('remote-business');
  // It leaves a word that its loop begins: a page that is closed before that goes in good order.
  const loop = "document.cookie='loops=1';for(;;){}";
  const endless = ({ text, isEntry }: VariantFile): string => (isEntry ? loop + text : text);
  await own.store.move(
    'remote-business',
    await own.store.publishVariant('remote-business', good, 'e', endless),
  );
  const page = await openWindow({ baseURL: own.product.url });
  const say = await textsOf(own.product.url, 'sq', 'business');
  const begun = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/platform/reports') &&
      (request.postData() ?? '').includes('"started","part":"remote-business"'),
  );
  await page.goto('/business/login', { waitUntil: 'commit' });
  await begun;
  const context = page.context();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'loops')).toBe(true);
  await page.close();
  // As if it had begun a minute ago: a tab that has only just begun may yet be ready.
  const [starting] = (await context.cookies()).filter(({ name }) => name === 'tavolina_starting');
  const began = starting?.value.replace(/:\d+$/, `:${Date.now() - 60_000}`) ?? '';
  await context.addCookies([{ name: 'tavolina_starting', value: began, url: own.product.url }]);
  const next = await context.newPage();
  await next.goto(`${own.product.url}/business/login`);
  await expect(next.getByRole('heading', { level: 1, name: say('login.welcome') })).toBeVisible();
  await own.store.move('remote-business', good);
});
