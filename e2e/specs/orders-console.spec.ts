import { CARDS, writeCard } from '../support/card.ts';
import { test } from '../support/console.ts';
import { confirmedOrder, introduce, newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { KEYBOARD } from '../support/input-devices.ts';
import { addMenu, addOrder, type Place, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

/** Gives a place a menu that takes orders, and its first orders: a guest's name each. */
const addOrders = async (place: Place, guests: readonly string[]) => {
  await startTrial(place);
  const menu = await addMenu(place);
  const ids: string[] = [];
  // One after another: the order of their arrival is part of the story.
  for (const [index, name] of guests.entries()) {
    ids.push(await addOrder(place, menu, { name, quantity: index + 1 }));
  }
  return { menu, ids };
};

const GUESTS = Array.from({ length: 11 }, (_, index) => `Mysafiri ${String.fromCharCode(65 + index)}`);

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`orders are searched, narrowed, sorted and paged, and a way back keeps it all, ${language}`, async ({
    openConsole,
  }) => {
    const { place, page, say } = await openConsole(language);
    const { ids } = await addOrders(place, GUESTS);
    await place.ask('PATCH', `/orders/business/${ids[3]}`, { status: 'confirmed' });
    const rows = page.getByRole('table').getByRole('row');
    const link = (id = '') => page.getByRole('link', { name: id, exact: true });
    await page.goto('/business/orders');
    await expect(page.getByText(say('orders.range', { from: 1, to: 10, total: 11 }))).toBeVisible();
    await expect(link(ids[10])).toBeVisible();
    await page.getByRole('navigation').getByRole('button').nth(2).click();
    await expect(link(ids[0])).toBeVisible();
    await expect(rows).toHaveCount(2);
    await page.getByLabel(say('orders.sort')).selectOption('highest');
    await expect(rows.nth(1)).toContainText(ids[10] ?? '');
    await page.getByLabel(say('orders.sort')).selectOption('lowest');
    await expect(rows.nth(1)).toContainText(ids[0] ?? '');
    await page.getByLabel(say('orders.status')).selectOption('confirmed');
    await expect(rows).toHaveCount(2);
    await expect(link(ids[3])).toBeVisible();
    await page.getByRole('button', { name: say('orders.clear') }).click();
    await page.getByLabel(say('orders.search')).fill('mysafiri c');
    await expect(rows).toHaveCount(2);
    await link(ids[2]).click();
    await expect(page.getByRole('heading', { level: 1, name: ids[2] ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel(say('orders.search'))).toHaveValue('mysafiri c');
    await expect(rows).toHaveCount(2);
    await page.getByLabel(say('orders.date')).fill('2020-01-01');
    await expect(page.getByText(say('orders.noMatch'))).toBeVisible();
  });
}

for (const language of inTurn(LANGUAGES, import.meta.filename, 1)) {
  test(`a paid order that is cancelled gives the money back, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    const { place, page, say } = await openConsole(language);
    const { menu } = await addOrders(place, []);
    const diner = await openWindow();
    await diner.goto(`/menu/${menu.id}`);
    await diner.getByRole('button', { name: 'Shto Tavë kosi në shportë' }).click();
    await diner.getByRole('link', { name: 'Vazhdo te pagesa' }).filter({ visible: true }).click();
    await introduce(diner, newEmail());
    await diner.getByRole('radio', { name: /^Me kartë, tani/ }).check();
    await writeCard(diner, CARDS.works);
    await diner.getByRole('button', { name: /^Paguaj tani / }).click();
    const id = await confirmedOrder(diner);
    const state = () => place.ask('GET', `/orders/business/${id}`).catch(() => undefined);
    await expect.poll(state).toMatchObject({ payment_status: 'paid' });
    await page.goto(`/business/orders/${id}`);
    await test.step('on paper it is a ticket', async () => {
      await expect(page.getByRole('button', { name: say('slip.ticket') })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1, name: id })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Tavë kosi' })).toBeVisible();
      for (const name of [say('slip.ticket'), say('order.cancel'), say('order.save')])
        await expect(page.getByRole('button', { name })).toBeHidden();
      const widest = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(widest).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    });
    await page.getByRole('button', { name: say('order.cancel') }).click();
    const dialog = page.getByRole('alertdialog', { name: say('order.cancelTitle', { id }) });
    await expect(dialog).toContainText(
      say('order.cancelRefund', { total: language === 'sq' ? '6,63 €' : '6.63 €' }),
    );
    await dialog.getByRole('button', { name: say('order.cancelConfirm') }).click();
    await expect.poll(state).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    await page.reload();
    await expect(page.getByRole('button', { name: say('order.cancel') })).toHaveCount(0);
  });
}

for (const language of inTurn(LANGUAGES, import.meta.filename, 2)) {
  test(`the board takes an order to the table by keys alone, and the dashboard shows all of it, ${language}`, async ({
    openConsole,
  }) => {
    const { place, page, say } = await openConsole(language);
    const { ids } = await addOrders(place, ['Arta K.', 'Beni L.']);
    const [id = ''] = ids;
    await page.goto('/business/orders');
    await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
    await KEYBOARD.choose(page.getByRole('radio', { name: say('board.board') }));
    const step = (name: string) =>
      page.getByRole('button', { name: say('orders.stepFor', { step: say(`step.${name}`), id }) });
    await KEYBOARD.press(step('confirmed'));
    for (const next of ['preparing', 'ready', 'completed']) {
      // The ticket took the keyboard along to its next column.
      await expect(step(next)).toBeFocused();
      await expect(step(next)).toBeEnabled();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('link', { name: id, exact: true })).toHaveCount(0);
    await expect
      .poll(() => place.ask('GET', `/orders/business/${id}`))
      .toMatchObject({ status: 'completed' });
    const waiting = page.getByRole('link', { name: ids[1] ?? '', exact: true });
    await expect(waiting).toBeVisible();
    await test.step('the dashboard, tab by tab', async () => {
      const open = (tab: string) => page.getByRole('tab', { name: say(tab), exact: true }).click();
      await page.goto('/business/dashboard');
      await expect(page.getByRole('region', { name: say('dashboard.waiting') })).toContainText(ids[1] ?? '');
      await expect(page.getByRole('region', { name: say('dashboard.bestSellers') })).toContainText(
        'Tavë kosi',
      );
      const leftOf = async (name: string) =>
        (await page.getByRole('region', { name: say(name) }).boundingBox())?.x ?? 0;
      // The charts have the wide column, also beside other parts.
      expect(await leftOf('dashboard.revenueByDay')).toBeLessThan(await leftOf('dashboard.waiting'));
      await open('dashboard.tab.orders');
      await waiting.click();
      await expect(page.getByRole('heading', { level: 1, name: ids[1] ?? '' })).toBeVisible();
      await page.goBack();
      await expect(waiting).toBeVisible();
      await open('dashboard.tab.menu');
      await expect(page.getByRole('link', { name: 'Dreka', exact: true })).toBeVisible();
      await open('dashboard.tab.settings');
      await expect(page.getByLabel(say('profile.business_name'))).toHaveValue('Sofra e Bardhë');
      await open('dashboard.settings.account');
      await expect(page.getByRole('heading', { name: say('password.title') })).toBeVisible();
      await open('dashboard.settings.appearance');
      await expect(page.getByRole('group', { name: say('appearance.theme') })).toBeVisible();
      await open('dashboard.settings.notifications');
      await expect(page.getByRole('switch', { name: say('mails.new_order') })).toBeChecked();
    });
  });
}
