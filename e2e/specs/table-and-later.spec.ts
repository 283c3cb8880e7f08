import { test } from '../support/console.ts';
import { createDeferred } from '../support/deferred.ts';
import { confirmedOrder, placeButton, toCheckout } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { EN, SQ } from '../support/order-texts.ts';
import { addMenu, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  const texts = { sq: SQ, en: EN }[language];
  const locale = LOCALES[language];
  // product.md §284, §285, §307
  test(`an order from a table and one for tomorrow reach the kitchen, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page: owner, say } = await openConsole(language);
    const dinerSays = await textsOf(productUrl, language, 'diner');
    await startTrial(place);
    const { id } = await addMenu(place);

    await test.step('Given a table whose code the owner made', async () => {
      await owner.goto(`/menus/${id}/code`);
      await owner.getByLabel(say('tables.label')).fill('12');
      await owner.getByRole('button', { name: say('tables.add') }).click();
      await expect(owner.getByRole('img', { name: say('code.ofTable', { table: '12' }) })).toBeVisible();
    });
    const [table] = await place.ask<{ code: string }[]>('GET', '/tables');

    const atTable =
      await test.step('When a diner scans it and orders, faster than a slow network says which table it is', async () => {
        const diner = await openWindow({ locale });
        const isAnswered = createDeferred();
        await diner.route(/\/tables\//, async (route) => {
          await isAnswered.promise;
          await route.continue();
        });
        await toCheckout(diner, `/menu/${id}?table=${table?.code}`, texts);
        isAnswered.resolve();
        await expect(diner.getByText(dinerSays('when.youSit', { table: '12' }))).toBeVisible();
        await placeButton(diner, texts).click();
        const order = await confirmedOrder(diner);
        // How the order is taken and when it is ready stand in one line; the checkout's sentence about the table is another.
        const line = diner.getByText(new RegExp(`^${dinerSays('when.table', { table: '12' })}( · |$)`));
        await expect(line).toBeVisible();
        return order;
      });

    const later = await test.step('And another orders for tomorrow', async () => {
      const diner = await openWindow({ locale });
      await toCheckout(diner, `/menu/${id}`, texts);
      await diner.getByRole('radio', { name: dinerSays('when.later') }).check();
      await diner.getByLabel(dinerSays('when.day')).selectOption({ label: dinerSays('when.tomorrow') });
      await placeButton(diner, texts).click();
      return confirmedOrder(diner);
    });

    await test.step('Then the board has both, the later one apart once it is confirmed', async () => {
      await owner.goto('/business/orders');
      await owner.getByText(say('board.board'), { exact: true }).click();
      const ticket = (order: string) =>
        owner.getByRole('listitem').filter({ has: owner.getByRole('link', { name: order }) });
      await expect(ticket(atTable)).toContainText(say('way.atTable', { table: '12' }));
      await ticket(later)
        .getByRole('button', { name: say('orders.stepFor', { step: say('step.confirmed'), id: later }) })
        .click();
      const apart = owner.getByRole('region', {
        name: say('board.column', { status: say('board.scheduled'), count: 1 }),
      });
      await expect(apart.getByRole('link', { name: later })).toBeVisible();
      await expect(apart.getByRole('link', { name: atTable })).toBeHidden();
    });
  });
}
