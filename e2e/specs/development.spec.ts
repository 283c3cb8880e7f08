import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, copyRemote, developRemote } from '../support/development.ts';
import { expect, test } from '../support/test.ts';
import { WELCOME } from '../support/variants.ts';

const FORM = 'src/features/contact/contact-form.tsx';

let copy: Copy;
let development: Awaited<ReturnType<typeof developRemote>>;

test.beforeAll(async ({ productUrl }) => {
  test.setTimeout(120_000);
  copy = copyRemote('remote-diner');
  development = await developRemote(copy.folder, productUrl);
});

test.afterAll(async () => {
  await development.stop();
  copy.remove();
});

test('a component that is edited changes in the page, which keeps what was typed', async ({ openWindow }) => {
  // With its worker, as a browser has it: that one is for visitors, and no complaint either.
  const page = await openWindow({ baseURL: development.url, serviceWorkers: 'allow' });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/contact');
  const name = page.getByLabel('Emri dhe mbiemri');
  await name.fill('Ana Prifti');
  const file = path.join(copy.folder, FORM);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/<form\b/, '<form aria-label="Edited"'));
  await expect(page.getByRole('form', { name: 'Edited' })).toBeVisible({ timeout: 30_000 });
  await expect(name).toHaveValue('Ana Prifti');
  expect(documents).toHaveLength(1);
});

test('the other remotes come from the release, beside the one from its sources', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: development.url });
  await page.goto('/contact');
  const released = page.waitForResponse(/\/remotes\/remote-business\/.+\.js/);
  await page.getByRole('link', { name: 'Për bizneset' }).click();
  expect((await released).status()).toBe(200);
  await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible();
});
