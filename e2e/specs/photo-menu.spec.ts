import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { paperMenu } from '../support/paper-menu.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, tolerate } from '../support/test.ts';

const LINES = [
  'PARATË',
  ['Sallatë fshati', '350 L'],
  ['Tarator', '200 L'],
  'GATIMET',
  ['Tavë kosi', '650 L'],
  ['Qofte të fërguara', '480 L'],
  ['Biftek viçi', '1.200 L'],
] as const;
/** The program and the language of the reader. */
const READER = /\/assets\/(tesseract-core|sqi\.)/;

// product.md §574, §575, §577
test('a menu begins with a photo of a paper one, which never leaves the device', async ({ openConsole }) => {
  test.slow();
  const { place, page, say } = await openConsole('sq');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (READER.test(request.url()) || /photo\.worker/.test(request.url())) asked.push(request.url());
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/menus/create');
  const photo = await paperMenu(page, LINES);
  await button(say('editor.begin.photo.begin')).click();
  const input = page.getByLabel(new RegExp(`^${say('editor.begin.photo.choose')}`));

  await test.step('what is no photo is refused at the field', async () => {
    await input.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(page.getByText(say('editor.begin.photo.noPhoto', { name: 'menu.pdf' }))).toBeVisible();
    expect(asked.filter((url) => READER.test(url))).toEqual([]);
    await expectSound(page, 'a photo that is none');
    await expectFits(page);
  });
  await test.step('a reader that does not come is said, and comes at the next press', async () => {
    tolerate(/^Failed to load resource: net::ERR_FAILED$/);
    await page.route(READER, (route) => route.abort());
    await input.setInputFiles(photo);
    await button(say('editor.begin.photo.read_one', { value: 1 })).click();
    await expect(page.getByText(say('editor.begin.photo.noReader'))).toBeVisible();
    await expectSound(page, 'photos whose reader does not come');
    await expectFits(page);
    await page.unroute(READER);
    await button(say('editor.begin.photo.read_one', { value: 1 })).click();
  });
  await test.step('it is read and filled in', async () => {
    await expect(page.getByText(say('editor.begin.photo.found_other', { value: 5 }))).toBeVisible({
      timeout: 60_000,
    });
    expect(asked.filter((entry) => entry.startsWith('POST /api/menus'))).toEqual([]);
    await expectSound(page, 'what was read of photos');
    await expectFits(page);
    await button(say('editor.begin.fill')).click();
    await page.getByLabel(say('editor.title'), { exact: true }).fill('Nga letra');
  });
  await test.step('one price is corrected, and diners see the menu', async () => {
    await button('PARATË 2').click();
    await button(say('editor.open', { name: 'Tarator' })).click();
    await page.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') })).fill('220');
    await button(say('editor.create')).click();
    await expect(page).toHaveURL(/\/business\/menus$/);
    const [menu] = await place.ask<{ id: string }[]>('GET', '/menus/my/');
    await page.goto(`/menu/${menu?.id}`);
    for (const [name, price] of [
      ['Sallatë fshati', '350 L'],
      ['Tarator', '220 L'],
      ['Tavë kosi', '650 L'],
      ['Qofte të fërguara', '480 L'],
      ['Biftek viçi', '1.200 L'],
    ] as const) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByText(price.replace(' ', '\u00a0'), { exact: true }).first()).toBeVisible();
    }
    for (const title of ['PARATË', 'GATIMET'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });
});
