import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, PASSWORD, startTrial } from '../support/place.ts';
import { expect, type Page, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, type Say, textsOf } from '../support/texts.ts';
import { expectGivenUp } from '../support/tries.ts';

test.describe.configure({ timeout: 120_000 });

const DAY_MS = 86_400_000;
const days = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString();
const FAILED = { status: 500, json: { detail: 'x', code: 'internal_error' } };

const RUNNING = {
  plan_name: 'Standard',
  tier: 'standard',
  price: 10,
  interval: 'month',
  status: 'active',
  cancel_at_period_end: false,
  current_period_start: days(-5),
  current_period_end: days(9),
  trial_available: false,
  card: { brand: 'visa', last4: '4242' },
};

/** What a subscription can be; how it comes to each is told elsewhere. */
const SUBSCRIPTIONS = [
  { status: 'trialing', card: null },
  { status: 'active' },
  { status: 'active', cancel_at_period_end: true },
  { status: 'past_due' },
  { status: 'incomplete', card: null },
  { status: 'incomplete_expired', card: null },
];

/** Opens a page that asks for something in vain; its clock is installed. */
const openFailing = async (page: Page, path: string, call: string): Promise<void> => {
  await page.route(call, (route) => route.fulfill(FAILED));
  const failed = page.waitForResponse(call);
  await page.goto(path);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGivenUp(page, page.getByRole('main').getByRole('alert'));
  await expectSound(page, `${path} without ${call}`);
  await page.unroute(call);
};

const openDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectSound(page, button);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
};

const lookAtEditor = async (page: Page, say: Say, id: string): Promise<void> => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/menus/create');
  await button(say('editor.create')).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page, 'a menu without a title');
  await page.goto(`/menus/${id}/edit`);
  await page.getByRole('button', { name: /^Gatime \d/ }).click();
  await page.getByRole('button', { name: say('editor.open', { name: 'Tavë kosi' }) }).click();
  await expect(page.getByLabel(say('editor.itemField.name'), { exact: true })).toBeVisible();
  await expectSound(page, 'an open item');
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a new place can be used by everyone, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404));
    const { page, say } = await openConsole(language);
    await page.goto('/business/dashboard');
    await expect(page.getByText(say('menus.none'))).toBeVisible();
    await expectSound(page, 'first run');
    await page.getByRole('button', { name: say('firstRun.close') }).click();
    await expect(page.getByRole('heading', { name: say('dashboard.upgradeTitle') })).toBeVisible();
    await expectSound(page, 'upgrade');
    await page.goto('/business/orders');
    await expect(page.getByText(say('subscription.needs'))).toBeVisible();
    await expectSound(page, 'a plan is needed');
    await openDialog(page, say('subscription.skip'));
  });

  test(`a subscription can be used by everyone in every state, ${language}`, async ({ openConsole }) => {
    tolerate(refusal(403), refusal(404), refusal(500));
    const { page, say } = await openConsole(language);
    await page.clock.install();
    for (const part of SUBSCRIPTIONS) {
      const subscription = { ...RUNNING, ...part };
      await page.route('**/api/subscriptions/me', (route) => route.fulfill({ json: subscription }));
      await page.goto('/business/subscription');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectSound(page, `subscription ${JSON.stringify(part)}`);
      if (subscription.status === 'active' && !subscription.cancel_at_period_end) {
        await openDialog(page, say('subscription.cancel'));
      }
      await page.unroute('**/api/subscriptions/me');
    }
    await openFailing(page, '/business/subscription', '**/api/subscriptions/plans');
  });

  test(`menus, board and security can be used by everyone in every state, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(401), refusal(404), refusal(500));
    const { place, page, say } = await openConsole(language);
    await page.clock.install();
    await startTrial(place);
    const menu = await addMenu(place);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto('/business/orders');
    await expect(page.getByText(say('orders.none'))).toBeVisible();
    await expectSound(page, 'no orders');
    await addOrder(place, menu);
    await page.getByText(say('board.board'), { exact: true }).click();
    await expect(page.getByText('Tavë kosi')).toBeVisible();
    await expectSound(page, 'board');
    await page.goto('/menus');
    await openDialog(page, `${say('menus.delete')}: Dreka`);
    await lookAtEditor(page, say, menu.id);
    await openFailing(page, '/menus', '**/api/menus/my/');
    await openFailing(page, '/business/account', '**/api/users/profile/');
    await openFailing(page, '/business/dashboard?tab=overview', '**/api/orders/stats*');
    await page.goto('/business/account?tab=security');
    await button(say('twoFactor.turnOn')).click();
    const section = page.getByRole('region', { name: say('twoFactor.title') });
    await section.getByLabel(say('password.current')).fill(PASSWORD);
    await section.getByRole('button', { name: say('twoFactor.goOn') }).click();
    await expect(section.getByRole('img', { name: say('twoFactor.qr') })).toBeVisible();
    await expectSound(page, 'two-factor setup');
    await page.getByRole('button', { name: say('frame.account', { name: 'Sofra e Bardhë' }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  test(`the second step of a login can be used by everyone, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    tolerate(refusal(401));
    const say = await textsOf(productUrl, language);
    const page = await openWindow({ locale: LOCALES[language] });
    const json = { detail: 'x', code: 'two_factor_required', challenge: 'x' };
    await page.route('**/api/login', (route) => route.fulfill({ status: 401, json }));
    await page.goto('/business/login');
    await page.getByLabel(say('common.email')).fill('arta@shembull.al');
    await page.getByLabel(say('login.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
    await expect(page.getByLabel(say('twoFactor.code'), { exact: true })).toBeFocused();
    await expectSound(page, 'the second step');
  });
}
