import { inTurn } from '../support/in-turn.ts';
import { watchJumps } from '../support/jumps.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { openPlace, startTrial } from '../support/place.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

/** Ten sections of nine dishes, one of which has fish in its name and one in its description. */
const SECTIONS = Array.from({ length: 10 }, (_, section) => ({
  title: `Seksioni ${section + 1}`,
  items: Array.from({ length: 9 }, (_, dish) => ({
    name: section === 6 && dish === 8 ? 'Peshk në zgarë' : `Gatimi ${section + 1}.${dish + 1}`,
    description: section === 2 && dish === 4 ? 'Me peshk liqeni' : 'Me perime të stinës',
    price: 400,
  })),
}));

/** Opens a place with a long menu; returns the menu's address. */
const openLongMenu = async (url: string): Promise<string> => {
  const place = await openPlace(url);
  await startTrial(place);
  const { id } = await place.ask<{ id: string }>('POST', '/menus/', {
    title: 'Karta',
    sections: SECTIONS,
    items: [],
  });
  return `/menu/${id}`;
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  const locale = LOCALES[language];

  // product.md §309
  test(`a dish is found in a long menu by its meaning, ${language}`, async ({ openWindow, productUrl }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale });
    await page.goto(await openLongMenu(productUrl));
    await codeHasCome(page);
    await page.getByRole('searchbox', { name: say('menu.search') }).fill('fihs');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Peshk në zgarë', 'Gatimi 3.5']);
    await expect(page.getByText(say('menu.foundFor', { typed: 'fihs' }))).toHaveCount(2);
    await expect(page).toHaveURL(/\?dish=fihs$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: 'Peshk në zgarë' })).toBeVisible();
  });

  // product.md §242
  test(`a dish is found in a long menu without code, ${language}`, async ({ openWindow, productUrl }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale, javaScriptEnabled: false });
    const address = await openLongMenu(productUrl);
    // The first visitor of an address may be ahead of its drawing.
    for (const each of [address, `${address}?dish=peshk`])
      await expect
        .poll(async () => (await page.request.get(each, { headers: { accept: 'text/html' } })).text())
        .toContain('data-first-view');
    await page.goto(address);
    const field = page.getByRole('searchbox', { name: say('menu.search') });
    await field.fill('peshk');
    await field.press('Enter');
    await expect(page).toHaveURL(/\?dish=peshk$/);
    await expect(page.getByText(say('menu.found_other', { count: 2, words: 'peshk' }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Peshk në zgarë',
      'Gatimi 3.5',
    ]);
    await expect(page.getByRole('searchbox', { name: say('menu.search') })).toHaveValue('peshk');
  });

  // product.md §243
  test(`keys lead from the search to a dish of the third section, and nothing jumps, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const address = await openLongMenu(productUrl);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const page = await openWindow({ locale, viewport });
      const jumpsOf = await watchJumps(page);
      await page.goto(address);
      const skip = page.getByRole('link', { name: say('menu.skipToDishes') });
      await expect(skip).toBeAttached();
      await codeHasCome(page);
      await skip.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: say('menu.add', { name: 'Gatimi 1.1' }) })).toBeFocused();
      const field = page.getByRole('searchbox', { name: say('menu.search') });
      for (const key of ['Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
      await expect(field).toBeFocused();
      for (const key of ['Tab', 'ArrowRight', 'ArrowRight', 'Enter', 'Tab']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: say('menu.add', { name: 'Gatimi 3.1' }) })).toBeFocused();
      const chip = page.getByRole('link', { name: 'Seksioni 3' });
      await expect(chip).toHaveAttribute('aria-current', 'location');
      await expect(chip).toBeInViewport({ ratio: 1 });
      expect(await jumpsOf()).toBe(0);
      // After a search, too, a chip leads to its section and not to where the page was.
      await field.fill('peshk');
      await expect(page).toHaveURL(/\?dish=peshk$/);
      await field.press('Escape');
      await page.getByRole('link', { name: 'Seksioni 9' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Seksioni 9' })).toBeInViewport({ ratio: 1 });
      await page.close();
    }
  });
}
