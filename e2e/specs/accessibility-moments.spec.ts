import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, PASSWORD, startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, type Say, textsOf } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });

const INVOICE = {
  id: 'in_1',
  number: 'TAV-1',
  amount: 10,
  status: 'paid',
  issued_at: '2026-11-01T08:00:00.000Z',
  page_url: null,
  pdf_url: 'https://example.com/in_1.pdf',
};

/** What a page says once something was pressed in it. */
const lookAfter = async (page: Page, button: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(text).first()).toBeVisible();
  await expectSound(page, `${button}: ${text}`);
};

const lookAtPassword = async (page: Page, say: Say): Promise<void> => {
  await page.goto('/business/change-password');
  await page.getByLabel(say('password.new'), { exact: true }).fill('Sofra');
  await expect(page.getByRole('img', { name: say('password.met'), exact: true }).first()).toBeVisible();
  await expectSound(page, 'a password that passes some checks');
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`everyone can sign up, and ask for another password, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language);
    const page = await openWindow({ locale: LOCALES[language] });
    await page.goto('/business/signup');
    await lookAfter(page, say('signup.next'), say('field.allRequired'));
    await page.getByLabel(say('common.email')).fill('arta@shembull.al');
    await page.getByLabel(say('profile.business_name')).fill('Sofra e Bardhë');
    await page.getByLabel(say('signup.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say('signup.confirm')).fill(PASSWORD);
    await page.getByRole('button', { name: say('signup.next') }).click();
    await expect(page.getByLabel(say('profile.telephone'))).toBeFocused();
    await expectSound(page, 'second step of the sign-up');
    await lookAfter(page, say('signup.submit'), say('field.allRequired'));
    await page.route('**/api/auth/password-reset', (route) => route.fulfill({ json: {} }));
    await page.goto('/business/forgot-password');
    await page.getByLabel(say('common.email')).fill('arta@shembull.al');
    await lookAfter(page, say('forgot.submit'), say('forgot.sent', { minutes: 60 }));
  });

  test(`everyone can change a place and how it is signed in to, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { page, say } = await openConsole(language);
    await page.goto('/business/account');
    await page.getByRole('button', { name: say('profile.edit'), exact: true }).click();
    await expect(page.getByLabel(say('profile.business_name'))).toBeFocused();
    await expectSound(page, 'profile being changed');
    await lookAfter(page, say('profile.save'), say('common.saved'));
    await page.getByRole('button', { name: say('frame.account', { name: 'Sofra e Bardhë' }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page, 'menu of the account');
    await page.keyboard.press('Escape');
    await page.route('**/api/subscriptions/invoices', (route) => route.fulfill({ json: [INVOICE] }));
    await page.goto('/business/account?tab=billing');
    await expect(page.getByText(INVOICE.number)).toBeVisible();
    await expectSound(page, 'invoices');
    await lookAtPassword(page, say);
    await page.goto('/business/dashboard?tab=settings');
    for (const part of ['account', 'appearance', 'notifications'] as const) {
      const name = say(`dashboard.settings.${part}`);
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
      await expectSound(page, `settings: ${part}`);
    }
  });

  test(`everyone can write a menu that others write too, ${language}`, async ({ openMenuConsole }) => {
    tolerate(refusal(403), refusal(404), refusal(409));
    const { place, page, say, id, form, title } = await openMenuConsole(language);
    // Its plan has room for a further menu.
    await startTrial(place);
    await page.goto('/menus?search=zzzzzzzz');
    await expect(page.getByText(say('menus.noMatch'))).toBeVisible();
    await expectSound(page, 'no menu found');
    await page.goto(form);
    await title.fill('Darka');
    await page
      .getByRole('link', { name: say('frame.dashboard') })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, 'question before a menu is left');
    await page.getByRole('button', { name: say('editor.stay') }).click();
    await place.ask('PATCH', `/menus/${id}`, { title: 'Mbrëmja', version: 1 });
    await lookAfter(page, say('editor.save'), say('editor.conflict'));
    await page.goto('/menus/create');
    await page.getByLabel(say('editor.title'), { exact: true }).fill('Mëngjesi');
    await page
      .getByRole('link', { name: say('frame.menus') })
      .first()
      .click();
    await page.getByRole('button', { name: say('editor.leave') }).click();
    await expect(page.getByText(say('menus.kept.title_one'))).toBeVisible();
    await expectSound(page, 'a menu that was not saved');
    await page.goto(`/menus/${id}`);
    await page.getByRole('button', { name: `${say('soldOut.mark')}: Tavë kosi` }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page, 'how long a dish is sold out');
    await page.goto(`/menus/${id}/code`);
    await page.getByLabel(say('tables.label')).fill('12');
    await page.getByRole('button', { name: say('tables.add') }).click();
    await expect(page.getByRole('list', { name: say('code.sheet') }).getByRole('img')).toHaveCount(2);
    await expectSound(page, 'codes of tables');
  });

  test(`everyone is told what comes in and what is lost, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404), /^Failed to load resource: net::ERR_/);
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const first = await addOrder(place, menu);
    await page.goto('/business/dashboard?tab=overview');
    await page
      .locator('label')
      .filter({ hasText: say('dashboard.asTable') })
      .click();
    await expect(page.getByRole('table', { name: say('dashboard.ordersByDay') })).toBeVisible();
    await expectSound(page, 'figures as a table');
    await page.goto(`/business/orders/${first}`);
    const notes = page.getByLabel(say('order.notes'));
    await notes.fill('Pa qepë');
    await place.ask('PATCH', `/orders/business/${first}`, { status: 'confirmed', notes: 'Me qepë' });
    await expect(page.getByText(say('conflict.title'))).toBeVisible();
    await expectSound(page, 'an order that somebody else changed');
    await addOrder(place, menu);
    await expect(page.getByRole('region', { name: say('bell.arrivals') })).toBeVisible();
    await expectSound(page, 'a new order');
    await page.route('**/api/orders/business/events', (route) => route.abort());
    await page.goto('/business/orders');
    await expect(page.getByText(say('frame.notLive', { seconds: 15 }))).toBeVisible();
    await expectSound(page, 'orders without a live connection');
  });
}
