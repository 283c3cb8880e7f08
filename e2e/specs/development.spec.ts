import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Copy, copyRemote, developRemote } from '../support/development.ts';
import { runCommand } from '../support/run-command.ts';
import { ASKED_AGAIN, expect, test, tolerate } from '../support/test.ts';
import { CAUSE, WELCOME } from '../support/variants.ts';

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

test('a page that stopped, or whose code could not be read, comes back as soon as it is repaired', async ({
  openWindow,
}) => {
  tolerate(/^\[rspack-dev-server\] /, /Module build failed/, /broken on purpose/, ASKED_AGAIN);
  const page = await openWindow({ baseURL: development.url });
  await page.goto('/contact');
  const file = path.join(copy.folder, FORM);
  const source = readFileSync(file, 'utf8');
  const stopped = page.getByRole('heading', { name: 'Kjo faqe u ndal papritur' });
  const edited = (name: string): string =>
    source.replace(/<form\b( aria-label="Edited")?/, `<form aria-label="${name}"`);
  writeFileSync(file, source.replace('=> {', `=> { throw new Error('${CAUSE}');`));
  await expect(stopped).toBeVisible({ timeout: 30_000 });
  writeFileSync(file, edited('Repaired'));
  await expect(page.getByRole('form', { name: 'Repaired' })).toBeVisible({ timeout: 30_000 });
  const unread = page.waitForEvent('console', (message) => message.text().includes('Errors while compiling'));
  writeFileSync(file, `${source}<<`);
  await unread;
  // The document stays as it is until its code can be loaded.
  await page.evaluate(() => Object.assign(document, { isTheSame: true }));
  await expect(page.getByRole('form', { name: 'Repaired' })).toBeVisible();
  writeFileSync(file, edited('Read again'));
  await expect(page.getByRole('form', { name: 'Read again' })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Reflect.get(document, 'isTheSame'))).toBe(true);
});

test('the other remotes come from the release, beside the one from its sources', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: development.url });
  await page.goto('/contact');
  const released = page.waitForResponse(/\/remotes\/remote-business\/.+\.js/);
  await page.getByRole('link', { name: 'Për bizneset' }).click();
  expect((await released).status()).toBe(200);
  await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible();
});

test('the console and its worker are built from their sources without a warning', async ({ productUrl }) => {
  test.setTimeout(180_000);
  const consoles = await developRemote('remote-business', productUrl);
  try {
    for (const built of ['remote-business compiled', 'remote-business workers compiled'])
      await expect.poll(consoles.printed, { timeout: 60_000 }).toContain(built);
    expect(consoles.printed()).not.toContain('WARNING');
  } finally {
    await consoles.stop();
  }
});

test('the port of the server one releases to is left alone, and one that is taken is said to be', async ({
  productUrl,
}) => {
  const { port } = new URL(productUrl);
  const beside = await developRemote(copy.folder, productUrl, { args: [], env: { PORT: port } });
  try {
    expect(new URL(beside.url).port).not.toBe(port);
  } finally {
    await beside.stop();
  }
  const taken = ['tooling/commands/dev.mjs', copy.folder, '--from', productUrl, '--port', port];
  const { code, output } = await runCommand(taken);
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} is taken: name another one with --port, or none.\n`,
  });
});
