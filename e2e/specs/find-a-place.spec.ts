import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { giveSign } from '../support/page-code-ready.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §9
  test(`menus are narrowed, sorted and paged on the home page, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language });
    await page.goto('/');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(6);
    await test.step('each choice stands in the address, and what is sorted by beside the count', async () => {
      await page.getByRole('button', { name: say('filters.advanced') }).click();
      await page
        .getByRole('combobox', { name: say('filters.cuisine_type'), exact: true })
        .selectOption('Tradicionale');
      await page.getByRole('combobox', { name: say('filters.sort'), exact: true }).selectOption('price-asc');
      await expect(page).toHaveURL(/cuisine_type=Tradicionale&sort=price-asc/);
      await expect(page.getByRole('status').filter({ hasText: say('sort.price-asc') })).toBeVisible();
      for (const card of await cards.all())
        await expect(card).toContainText(say('cuisine_type.Tradicionale'));
    });
    await test.step('the next page holds others', async () => {
      // By its address: menus of other stories read alike.
      const link = cards.first().getByRole('link').last();
      const first = await link.getAttribute('href');
      await page.getByRole('navigation').getByRole('button').last().click();
      await expect(page).toHaveURL(/page=\d+/);
      await expect(link).not.toHaveAttribute('href', first ?? '');
    });
    await test.step('a menu is asked for while somebody stays at its card', async () => {
      const asked = page.waitForRequest(/\/api\/menus\/[\w-]+\?/);
      await cards.last().getByRole('link').last().focus();
      await asked;
    });
    await test.step('a search says which dishes it found', async () => {
      await page.goto('/?q=tave+kosi');
      const found = say('card.matched', { dishes: 'Tavë kosi' });
      await expect(cards.filter({ hasText: found }).first()).toBeVisible();
      await page.goBack();
    });
    await test.step('a filter is taken back by its tag', async () => {
      await page.getByRole('button', { name: say('cuisine_type.Tradicionale') }).click();
      await expect(page).not.toHaveURL(/cuisine_type/);
      await expect(cards).toHaveCount(6);
    });
  });

  // product.md §255
  test(`what is suggested while somebody types is chosen by keys, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language });
    await page.goto('/');
    await giveSign(page);
    const field = page.getByRole('combobox', { name: say('search.label') });
    await field.focus();
    await page.keyboard.type('fërg');
    const list = page.getByRole('listbox', { name: say('search.list') });
    await expect(list.getByRole('option').first()).toBeInViewport();
    await expectSound(page, 'suggestions');
    await page.keyboard.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    await expect(chosen).toHaveText(/^Fërgesë/);
    const name = ((await chosen.textContent()) ?? '').trim();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === '/restaurants' && url.searchParams.get('q') === name,
    );
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Fërgesë');
    await test.step('after a search in the list one types on', async () => {
      const field = page.getByRole('combobox', { name: say('search.label') });
      await field.fill('supe');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=supe$/);
      await page.keyboard.type(' peshku');
      await expect(field).toHaveValue('supe peshku');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=supe\+peshku$/);
      await page.goBack();
      await expect(field).toHaveValue('supe');
    });
    await test.step('a way back that is faster than the page brings back the words before; they can be left again', async () => {
      const slow = await page.context().newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
      await field.fill('supe peshku');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=supe\+peshku$/);
      await page.goBack();
      await expect(field).toHaveValue('supe');
      await field.fill('supe peshku');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?q=supe\+peshku$/);
    });
  });

  test(`the address of restaurants and their filters say the same, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language });
    await page.goto('/restaurants?city=Durres&rating_min=4&available_only=true');
    const city = say('city.Durres');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('restaurants.titleIn', { city }));
    await expect(page.getByRole('combobox', { name: say('filters.city'), exact: true })).toHaveValue(
      'Durres',
    );
    await expect(page.getByRole('radio', { name: say('filters.ratingFrom', { value: '4' }) })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: say('filters.available_only') })).toBeChecked();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(city);
    await page.getByRole('combobox', { name: say('filters.city'), exact: true }).selectOption('');
    await expect(page).toHaveURL(/\?rating_min=4&available_only=true$/);
    await expect(title).toHaveText(say('restaurants.title'));
    await page.goBack();
    await expect(title).toHaveText(say('restaurants.titleIn', { city }));
    await page.goto('/restaurants?q=zzzzzzzz');
    await expect(page.getByText(say('filters.noWord', { word: 'zzzzzzzz' }))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('filters.clear') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/restaurants$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  });
}
