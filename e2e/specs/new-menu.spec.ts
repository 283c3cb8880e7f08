import { test } from '../support/console.ts';
import { startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';

const TABLE = {
  name: 'menuja.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Seksioni;Emri;Çmimi ALL\nSupa;Supë peshku;450\n;Bukë;50\n'),
};

// product.md §166, §119
test('a further menu begins with a copy or a table, and is stored once it is created', async ({
  openMenuConsole,
}) => {
  const { place, page, say } = await openMenuConsole('sq');
  await startTrial(place);
  await page.setViewportSize({ width: 1440, height: 600 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const filled = (value: number) => page.getByText(say('editor.begin.filled_other', { value }));
  const stored = () => place.ask<unknown[]>('GET', '/menus/my/');

  await test.step('a copy has all of the menu', async () => {
    await page.goto('/menus/create');
    await button(say('editor.begin.copy', { title: 'Dreka' })).click();
    await expect(filled(2)).toBeInViewport();
    for (const to of [10_000, 0]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
      await expect(button(say('editor.create'))).toBeInViewport({ ratio: 1 });
    }
    const title = page.getByLabel(say('editor.title'), { exact: true });
    await expect(title).toHaveValue(say('editor.begin.copyTitle', { title: 'Dreka' }));
    await button(say('editor.begin.empty')).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('editor.begin.empty') })
      .click();
    await expect(page.getByRole('heading', { name: say('editor.begin.title') })).toBeVisible();
    await expect(title).toHaveValue('');
  });
  await test.step('a table is read before it is filled in', async () => {
    await button(say('editor.begin.table')).click();
    await page.getByLabel(new RegExp(`^${say('files.choose')}`)).setInputFiles(TABLE);
    await button(say('editor.begin.fill')).click();
    await expect(filled(2)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Supa 1', exact: true })).toBeVisible();
    await page.getByLabel(say('editor.title'), { exact: true }).fill('Nga tabela');
    expect(await stored()).toHaveLength(1);
  });
  await test.step('what was filled in is kept over a reload, and created', async () => {
    await page.reload();
    await expect(button(say('editor.startOver'))).toBeVisible();
    await button(say('editor.create')).click();
    await expect(page).toHaveURL(/\/business\/menus$/);
    expect(await stored()).toMatchObject([{ title: 'Nga tabela', items_count: 2 }, { title: 'Dreka' }]);
  });
});
