import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

const ALWAYS = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Tirane' }).format(new Date());

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §281, §308
  test(`a place that is closed on a special day is not open now, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page, say } = await openConsole(language);
    const read = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const title = { sq: 'Dasma e Drinit', en: 'Dasma e Bunës' }[language];
    const menu = await addMenu(place, title);
    await place.ask('PUT', '/availability/hours', { hours: ALWAYS, version: 0 });
    const diner = await openWindow({ locale: LOCALES[language] });
    const found = diner.getByRole('main').getByRole('article').filter({ hasText: title });
    const openNow = diner.getByRole('checkbox', { name: read('filters.open_now') });

    await test.step('open at all times, it is among those that are open now', async () => {
      await diner.goto(`/restaurants?q=${encodeURIComponent(title)}`);
      await expect(found).toBeVisible();
      await openNow.click();
      await expect(diner).toHaveURL(/open_now/);
      await expect(found).toBeVisible();
    });

    await test.step('the owner closes it for today', async () => {
      await page.goto('/business/hours');
      await page.getByRole('button', { name: say('hours.special.add') }).click();
      await page.getByLabel(say('hours.special.date')).fill(today());
      await page.getByLabel(say('hours.special.note')).fill('Dasmë');
      await page.getByRole('button', { name: say('hours.save') }).click();
      await expect(page.getByText(say('common.saved'))).toBeVisible();
    });

    await test.step('now it is not, and its menu says why', async () => {
      await diner.reload();
      await expect(diner.getByText(read('filters.hint.filters'))).toBeVisible();
      await expect(found).toHaveCount(0);
      await diner.goto(`/menu/${menu.id}`);
      const closed = diner.getByText(new RegExp(`^${read('opening.closed')}`));
      await closed.filter({ visible: true }).first().click();
      await expect(diner.getByText(/Dasmë/)).toBeVisible();
    });
  });
}
