import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { expect, NO_SERVER, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const LONG = 'ë'.repeat(10_000);
/** Right to left, emoji, marks of no width, and markup. */
const STRANGE = 'مطعم البيت 🍲👩‍🍳 \u200bTavolina <b>&amp;</b>';
const BROKEN = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
const HUGE = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
const TEXT = { name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') };

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a profile takes any writing, says its limits and outlives a server that is away, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(NO_SERVER, refusal(403), refusal(404), refusal(422));
    const { place, page, say } = await openConsole(language);
    const name = page.getByLabel(say('profile.business_name'));
    const description = page.getByLabel(say('profile.description'));
    const save = page.getByRole('button', { name: say('profile.save') });
    const stored = () => place.ask('GET', '/users/profile/');

    await page.goto('/business/account');
    await page.getByRole('button', { name: say('profile.edit'), exact: true }).click();
    await name.fill(STRANGE);
    await description.fill(LONG);
    await save.click();
    await expect(description).toHaveAccessibleDescription(/2[.,]000/);
    await expect(description).toHaveValue(LONG);
    await description.fill(LONG.slice(0, 2_000));
    await page.route('**/api/users/profile/', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await save.click();
    await expect(page.getByRole('alert')).toContainText(say('profile.failed'));
    await expect(name).toHaveValue(STRANGE);
    await page.unrouteAll();
    await save.dblclick();
    await expect(page.getByText(say('common.saved'))).toBeVisible();
    await expect.poll(stored).toMatchObject({ business_name: STRANGE });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('account.title') })).toBeVisible();
    await expectNoSidewaysScroll(page);

    const choose = page.getByLabel(say('profile.chooseLogo'));
    await page.getByRole('button', { name: say('profile.uploadLogo') }).click();
    await expect(page.getByText(say('profile.noLogo'))).toBeVisible();
    await choose.setInputFiles(TEXT);
    await expect(page.getByText(say('image.noImage'))).toBeVisible();
    await choose.setInputFiles(HUGE);
    await expect(page.getByText(say('image.tooLarge', { size: 5 }))).toBeVisible();
    await choose.setInputFiles(BROKEN);
    await expect(page.getByText(say('image.unread'))).toBeVisible();
  });

  test(`a menu takes any writing and says its limits, ${language}`, async ({ openMenuConsole }) => {
    tolerate(refusal(403), refusal(404), refusal(422));
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    await startTrial(place);
    await page.goto(form);
    await title.fill(LONG);
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(title).toHaveAccessibleDescription(/120/);
    await expect(title).toHaveValue(LONG);
    await title.fill(STRANGE);
    await page.getByRole('button', { name: /^Gatime \d/ }).click();
    await page.getByRole('button', { name: say('editor.open', { name: 'Tavë kosi' }) }).click();
    await page.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') })).fill('12a,50');
    await page.getByRole('button', { name: say('editor.save') }).click();
    await expect(
      page.getByText(say('editor.problem.priceText', { name: 'Tavë kosi' })).first(),
    ).toBeVisible();
    await page.getByLabel(say('editor.priceIn', { currency: say('currency.ALL') })).fill('12,50');
    await page.getByRole('button', { name: say('editor.save') }).dblclick();
    await expect(page.getByText(say('editor.saved'))).toBeVisible();
    await expect.poll(() => place.ask('GET', `/menus/${id}`)).toMatchObject({ version: 2 });
    await page.goto(`/menus/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('🍲');
  });

  test(`two tabs of one console do not fight, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { place, page, say } = await openConsole(language);
    const { id } = await addMenu(place);
    const second = await page.context().newPage();
    const isPublic = { name: `${say('menus.isPublished')}: Dreka` };
    await page.goto('/menus');
    await second.goto('/menus');
    await page.getByRole('switch', isPublic).click();
    await second.getByRole('button', { name: `${say('menus.delete')}: Dreka` }).click();
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: say('menus.deleteConfirm') })
      .click();
    await expect(second.getByText(say('menus.none'))).toBeVisible();
    // The first tab still shows it, until it is pressed.
    await page.getByRole('link', { name: `${say('menus.edit')}: Dreka` }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('menu.notFound') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/menus/${id}/edit`);
  });
}
