import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { signIn } from '../support/owner.ts';
import { expect, OWNER, type Page, test } from '../support/test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it is, one line per element. */
const problems = async (page: Page): Promise<string[]> => {
  // Evaluated by the browser's debugger, which the page's policy does not bind.
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    interface Axe {
      run: (options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
    }
    const axe = Reflect.get(globalThis, 'axe') as Axe;
    const { violations } = await axe.run({ runOnly: tags });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, TAGS);
};

const expectSound = async (page: Page, screen: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await problems(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
};

test('the diner’s screens can be used by everyone', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectSound(page, 'home');
  await page.goto('/restaurants?q=tave');
  const card = page.getByRole('article').filter({ hasText: OWNER.place });
  await expect(card).toBeVisible();
  await expectSound(page, 'restaurants');
  await card.getByRole('link', { name: 'Dreka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OWNER.place })).toBeVisible();
  await expectSound(page, 'menu');
  await page.getByRole('button', { name: 'Shto Tavë kosi në shportë' }).click();
  await expectSound(page, 'menu with cart');
  await page.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: /^Porosit / }).click();
  await expect(page.getByText('Plotësoje këtë fushë.').first()).toBeVisible();
  await expectSound(page, 'checkout with errors');
  await page.getByLabel('Emri dhe mbiemri').fill('Arta K.');
  await page.getByLabel('E-mail').fill('arta@shembull.al');
  await page.getByLabel('Telefoni').fill('+355 69 000 0000');
  await page.getByRole('button', { name: /^Porosit / }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order_id=/);
  await expectSound(page, 'confirmation');
  await page.getByRole('main').getByRole('link', { name: 'Gjurmo porosinë' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porosia mbërriti.' })).toBeVisible();
  await expectSound(page, 'tracking');
});

test('the console’s screens can be used by everyone', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/business/login');
  await expectSound(page, 'login');
  await signIn(page);
  await expectSound(page, 'orders');
});
