import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import {
  doubleWords,
  expectNoSidewaysScroll,
  expectNothingCut,
  expectWholeWords,
} from '../support/sideways-scroll.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** A word that nobody can break but the page. */
const WORD = 'Tavëkosimeqengjtëpjekurnëfurrëdruri'.repeat(3);

// What is long here are names, which are the same in each language.
for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`nothing scrolls sideways in the console with long names, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place, WORD);
    await place.ask('PATCH', `/menus/${menu.id}`, {
      description: WORD,
      sections: [{ title: WORD, description: WORD, items: [{ name: WORD, description: WORD, price: 100 }] }],
      option_groups: [0, 1].map((place) => ({
        id: crypto.randomUUID(),
        name: `${WORD}${place}`,
        options: [0, 1].map((option) => ({ id: crypto.randomUUID(), name: `${WORD}${option}`, price: 0 })),
      })),
    });
    const order = await addOrder(place, menu, { name: WORD });
    const toMake = await addOrder(place, menu, { name: WORD });
    await place.ask('PATCH', `/orders/business/${toMake}`, { status: 'confirmed' });
    const pages = [
      '/business/dashboard',
      '/business/menus',
      `/menus/${menu.id}`,
      `/menus/${menu.id}/edit`,
      `/menus/${menu.id}/code`,
      `/menus/${menu.id}/files`,
      '/business/orders',
      `/business/orders/${order}`,
      '/business/kitchen',
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible();
      for (const width of [320, 640, 768, 800, 920, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        await expectNothingCut(page);
      }
    }
    await page.goto(`/menus/${menu.id}/choices`);
    await page.getByRole('button', { name: say('editor.open', { name: `${WORD}0` }) }).click();
    await page.getByText(say('choices.further')).first().click();
    await expect(page.getByRole('checkbox', { name: `${WORD}1` }).first()).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const language of LANGUAGES) {
  test(`nothing scrolls sideways on a phone whose words are twice as large, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const order = await addOrder(place, menu, { quantity: 99 });
    await page.setViewportSize({ width: 360, height: 800 });
    // Each with something that it shows once its data is there.
    const pages = [
      ['/business', say('landing.headline')],
      ['/business/pricing', say('plans.compare.title')],
      ['/business/dashboard', say('dashboard.stats.revenue')],
      ['/business/menus', 'Dreka'],
      ['/business/orders', order],
      [`/business/orders/${order}`, 'Tavë kosi'],
      ['/business/account', 'Rruga e Durrësit 7'],
      ['/business/subscription', say('subscription.title')],
      ['/business/change-password', say('password.title')],
    ] as const;
    for (const [path, shown] of pages) {
      await page.goto(path);
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
      for (const fonts of ['own', 'fallback'] as const) {
        await doubleWords(page, fonts);
        await expectNoSidewaysScroll(page);
        await expectNothingCut(page);
        await expectWholeWords(page);
      }
    }
    // The bar at the foot does not scroll, so its last word must be inside the window.
    const account = page.getByRole('navigation').getByRole('link', { name: say('account.title') });
    await expect(account).toBeInViewport({ ratio: 1 });
  });
}
