import { expectSound } from '../support/axe.ts';
import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/owner.ts';
import type { VariantFile } from '../support/release-platform.ts';
import { copyRepository } from '../support/repository-copy.ts';
import { platformCommand, runCommand } from '../support/run-command.ts';
import { expect, test } from '../support/test.ts';
import { breakEntry, CAUSE, CHANGED_WELCOME, changeWelcome, WELCOME } from '../support/variants.ts';

const DINER = 'remote-diner';
const BUSINESS = 'remote-business';
const THIRD = 'remote-loyalty';
const HOURS = '/business/hours';

const own = ownProduct();
let good: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  good = await own.store.live(DINER);
});

const release = (part: string, version: string) =>
  platformCommand(own.product, ['release', `${part}@${version}`, '-m', 'a story']);

/** A version of the third remote that throws while it draws its page. */
const breakDrawing = ({ name, text }: VariantFile): string =>
  /^home\..*\.js$/.test(name)
    ? text.replace('"home.title"', `(() => { throw new Error('${CAUSE}'); })()`)
    : text;

test('a preview shows a version to one browser alone, says so, and ends by a press', async ({
  openWindow,
}) => {
  test.setTimeout(120_000);
  const candidate = await own.store.publishVariant(
    BUSINESS,
    await own.store.live(BUSINESS),
    'next',
    changeWelcome,
  );
  const operator = await openWindow({ baseURL: own.product.url });
  await operator.goto(await own.store.preview(BUSINESS, candidate));
  await expect(operator.getByText(candidate)).toBeVisible();
  await operator.getByRole('link', { name: 'Hape parapamjen' }).click();
  await operator.goto('/business/login');
  await expect(operator.getByRole('heading', { name: CHANGED_WELCOME })).toBeVisible();
  const badge = operator.getByRole('complementary', { name: 'Parapamje' });
  await expect(badge).toContainText(candidate);
  await expectSound(operator, 'preview');

  const visitor = await openWindow({ baseURL: own.product.url });
  await visitor.goto('/business/login');
  await expect(visitor.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Parapamje' })).toHaveCount(0);

  await badge.getByRole('button', { name: 'Mbylle parapamjen' }).click();
  await expect(operator.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('a preview that nobody signed shows nothing', async ({ request }) => {
  const answer = await request.get(`${own.product.url}/preview?token=e30.e30.e30`, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('a build tells which calls it makes, also those the shell makes for it, and no others', async () => {
  const calls = own.store.calls(DINER, good);
  expect(calls).toEqual(expect.arrayContaining(['POST /orders', 'GET /orders/customer/{orderId}/events']));
  expect(calls).not.toContain('PATCH /menus/{id}');
  const business = own.store.calls(BUSINESS, await own.store.live(BUSINESS));
  expect(business).toEqual(expect.arrayContaining(['PATCH /menus/{id}', 'GET /orders/business/events']));
  expect(business).not.toContain('POST /contact/message');
});

test('a third remote is made, checked, tried, refused while it is broken, released and opened', async ({
  openWindow,
}) => {
  test.setTimeout(300_000);
  const copy = copyRepository();
  let version: string;
  const runOrThrow = async (...args: string[]): Promise<void> =>
    expect(await runCommand(args, { cwd: copy.folder })).toMatchObject({ code: 0 });
  try {
    await runOrThrow('tooling/commands/scaffold.mjs', THIRD, '--prefix', '/loyalty', '--no-install');
    copy.borrowPackages(THIRD, DINER);
    await runOrThrow('node_modules/@biomejs/biome/bin/biome', 'ci', THIRD);
    await runOrThrow('node_modules/typescript/bin/tsc', '-p', `${THIRD}/tsconfig.json`);
    await runOrThrow('tooling/locales/check.mjs');

    const published = await platformCommand(own.product, ['publish', THIRD], copy.folder);
    version = /remote-loyalty (\S+) is published/.exec(published.output)?.[1] ?? '';
    expect(version, published.output).not.toBe('');
  } finally {
    copy.remove();
  }
  for (const [name, change, reported] of [
    ['unloadable', breakEntry, 'load_failed'],
    ['undrawable', breakDrawing, 'render_failed'],
  ] as const) {
    const broken = await own.store.publishVariant(THIRD, version, name, change);
    const { code, output } = await release(THIRD, broken);
    expect(code, output).toBe(1);
    expect(output).toMatch(/- \/loyalty: shows “[^”]+” in place of the page/);
    expect(output).toContain(`- /loyalty: ${THIRD}@${broken}: ${reported}`);
    expect(output).toContain(`- /loyalty: Error: ${CAUSE}`);
    expect(output).toContain(`See it with \`npm run platform -- preview ${THIRD}@${broken}\``);
    // What the browser met is kept with the version.
    const refused = own.store.act(THIRD, 'release', { version: broken, untried: undefined });
    await expect(refused).rejects.toThrow(CAUSE);
    expect(await own.store.live(THIRD)).toBe('');
  }
  const { code, output } = await release(THIRD, version);
  expect(code, output).toBe(0);
  expect(output).toContain(`${THIRD}@${version} works beside what is live.`);
  expect(await own.store.live(THIRD)).toBe(version);
  const page = await openWindow({ baseURL: own.product.url });
  const documentText = async () => (await page.request.get('/loyalty?lng=en')).text();
  // Nothing of the server knows the part but by what it publishes.
  await expect.poll(documentText).toContain('data-first-view');
  expect(await documentText()).toContain('<title>Loyalty · Tavolina</title>');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/loyalty</loc>');
  await page.goto('/loyalty');
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
});

// product.md §607
test('a team has a page below the console’s paths by an operator’s grant, and gives it back', async ({
  openWindow,
}) => {
  test.setTimeout(180_000);
  const { url, dataDir } = own.product;
  const asTeam = (token: string, ...args: string[]) =>
    runCommand(['tooling/commands/platform.mjs', ...args], {
      env: { PLATFORM_URL: url, PLATFORM_TOKEN: token },
    });
  const first = await own.store.live(THIRD);
  const atHours = (text: string): string => text.replaceAll('"/loyalty"', `"${HOURS}"`);
  const publish = (name: string) =>
    own.store.publishVariant(THIRD, first, name, ({ text }) => atHours(text), atHours);
  await expect(publish('ungranted')).rejects.toThrow(`${HOURS} është mbi ose nën një rrugë të ${BUSINESS}`);
  const made = await runCommand(
    ['server/dist/app/create-token.js', 'hours', '--part', THIRD, '--path', HOURS],
    { env: { DATA_DIR: dataDir } },
  );
  expect(made.code, made.output).toBe(0);
  const token = made.output.trim();

  const page = await openWindow({ baseURL: url });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Orari' });
  const consoles = page.getByRole('heading', { level: 1, name: 'Orari dhe porositë' });
  const teams = page.getByRole('heading', { level: 1, name: 'Loyalty' });
  await link.click();
  await expect(consoles).toBeVisible();

  const business = await own.store.live(BUSINESS);
  await own.store.move(THIRD, await publish('granted'));
  await test.step('the console leads there, and the session goes on', async () => {
    await page.goto('/business/orders');
    await link.click();
    await expect(teams).toBeVisible();
    await page.reload();
    await expect(teams).toBeVisible();
    asked.length = 0;
    await page.goto('/business/orders');
    await expect(link).toBeVisible();
    expect(asked.filter((address) => address.includes(THIRD))).toEqual([]);
  });
  await test.step('its token moves nothing of the console', async () => {
    const { code, output } = await asTeam(token, 'rollback', BUSINESS, '-m', 'a story');
    expect(code, output).toBe(1);
    expect(await own.store.live(BUSINESS)).toBe(business);
  });
  await test.step('its token rolls it back, and the page is the console’s again', async () => {
    const { code, output } = await asTeam(token, 'rollback', THIRD, '-m', 'a story');
    expect(code, output).toBe(0);
    expect(await own.store.live(THIRD)).toBe(first);
    await page.goto(HOURS);
    await expect(consoles).toBeVisible();
  });
});
