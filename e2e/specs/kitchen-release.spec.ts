import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/owner.ts';
import { runCommand } from '../support/run-command.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

const KITCHEN = 'remote-kitchen';
const CONSOLE = 'remote-business';
const AT = '/business/kitchen';
/** What another version of the kitchen calls itself, in both languages. */
const RENAMED = 'Sobë';

const own = ownProduct();

test.describe.configure({ mode: 'default' });

/** The parts whose files a page asks for, once each. */
const partsIn = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => /\/remotes\/([\w-]+)\//.exec(address)?.[1] ?? [])),
];

for (const language of LANGUAGES) {
  // product.md §660
  test(`the console leads to the kitchen, and neither loads anything of the other, ${language}`, async ({
    openWindow,
  }) => {
    const { url } = own.product;
    const say = await textsOf(url, language);
    const page = await openWindow({ baseURL: url });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    /** The stream of orders is the last that a page of owners asks for. */
    const isLive = () =>
      expect.poll(() => asked.some((to) => to.endsWith('/orders/business/events'))).toBe(true);
    await page.goto(`/business/login?lng=${language}`);
    await signIn(page, { language });
    await expect(page.getByRole('link', { name: say('kitchen.title') }).first()).toBeVisible();
    await isLive();
    expect(partsIn(asked)).toEqual([CONSOLE]);

    const heading = page.getByRole('heading', { level: 1, name: say('kitchen.title') });
    await test.step('one press leads there, and the session goes on', async () => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: say('kitchen.title') })
        .click();
      await expect(heading).toBeVisible();
      expect(partsIn(asked).sort()).toEqual([CONSOLE, KITCHEN]);
    });
    await test.step('a device on the wall loads the kitchen alone', async () => {
      asked.length = 0;
      await page.reload();
      await expect(heading).toBeVisible();
      await isLive();
      expect(partsIn(asked)).toEqual([KITCHEN]);
    });
    await test.step('and leads back to the orders', async () => {
      await page
        .getByRole('link', { name: say('orders.title'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible();
    });
  });
}

// product.md §660
test('the kitchen is released and taken back by its team, and the console stays as it is', async ({
  openWindow,
}) => {
  test.setTimeout(120_000);
  const { url, dataDir } = own.product;
  const made = await runCommand(
    ['server/dist/app/create-token.js', 'kitchen', '--part', KITCHEN, '--path', AT],
    { env: { DATA_DIR: dataDir } },
  );
  expect(made.code, made.output).toBe(0);
  const asTeam = (...args: string[]) =>
    runCommand(['tooling/commands/platform.mjs', ...args], {
      env: { PLATFORM_URL: url, PLATFORM_TOKEN: made.output.trim() },
    });
  const console = await own.store.live(CONSOLE);
  const first = await own.store.live(KITCHEN);
  const next = await own.store.publishVariant(KITCHEN, first, 'next', ({ text }) =>
    text.replaceAll('Kuzhina', RENAMED),
  );
  const page = await openWindow({ baseURL: url });
  await signIn(page);
  const named = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto(AT);
  await expect(named('Kuzhina')).toBeVisible();

  await own.store.move(KITCHEN, next);
  await page.reload();
  await expect(named(RENAMED)).toBeVisible();
  await page.goto('/business/orders');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Kuzhina' })).toBeVisible();
  expect(await own.store.live(CONSOLE)).toBe(console);

  const { code, output } = await asTeam('rollback', KITCHEN, '-m', 'a story');
  expect(code, output).toBe(0);
  expect(await own.store.live(KITCHEN)).toBe(first);
  await page.goto(AT);
  await expect(named('Kuzhina')).toBeVisible();
  expect(await own.store.live(CONSOLE)).toBe(console);

  const refused = await asTeam('rollback', CONSOLE, '-m', 'a story');
  expect(refused.code, refused.output).toBe(1);
  expect(await own.store.live(CONSOLE)).toBe(console);
});
