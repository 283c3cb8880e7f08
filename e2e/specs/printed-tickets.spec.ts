import { test } from '../support/console.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, type Page } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const PT_PER_MM = 72 / 25.4;

/** Width and height of each page, in mm. */
const pagesOf = (pdf: Buffer): { width: number; height: number }[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Number(width) / PT_PER_MM,
    height: Number(height) / PT_PER_MM,
  }));

/** The print dialog as a story can have it: nothing is closed until the page has been looked at. */
const holdPrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => undefined;
  });

for (const language of LANGUAGES) {
  // product.md §337, §338, §339
  test(`a ticket is as wide as the paper, and has all of it, ${language}`, async ({ openConsole }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const id = await addOrder(place, menu, { quantity: 2 });
    await place.ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
    await holdPrinting(page);
    const paper = page.locator('[data-paper]');
    const expectPaper = async (width: number, priced: boolean): Promise<void> => {
      await page.emulateMedia({ media: 'print' });
      await expect(paper.getByText(id)).toBeVisible();
      await expect(paper.getByText('Tavë kosi')).toBeVisible();
      await expect(paper.getByText(/1[.,]300/)).toHaveCount(priced ? 2 : 0);
      await expect(page.locator('h1').first()).toBeHidden();
      const fits = await paper.evaluate((slip) => slip.scrollWidth <= slip.clientWidth);
      expect(fits).toBe(true);
      await page.emulateMedia({ media: null });
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      expect(pages).toHaveLength(1);
      expect(Math.abs((pages[0]?.width ?? 0) - width)).toBeLessThan(0.5);
      expect(pages[0]?.height).toBeLessThan(200);
      // The dialog is closed.
      await expect(paper).toHaveCount(0);
    };

    await test.step('from the kitchen, which asks once for the paper', async () => {
      await page.goto('/business/kitchen');
      await page.getByRole('button', { name: say('slip.ticketOf', { id }) }).click();
      await page.getByRole('radio', { name: say('slip.width', { width: 58 }) }).check();
      await page.getByRole('button', { name: say('slip.print'), exact: true }).click();
      await expectPaper(58, false);
    });

    await test.step('from the order, and the receipt with its prices', async () => {
      await page.goto(`/business/orders/${id}`);
      await page.getByRole('button', { name: say('slip.ticket') }).click();
      await expectPaper(58, false);
      await page.getByRole('button', { name: say('slip.receipt') }).click();
      await expectPaper(58, true);
    });

    await test.step('on other paper, from the board', async () => {
      await page.goto('/business/dashboard?tab=settings');
      await page.getByRole('tab', { name: say('dashboard.settings.appearance'), exact: true }).click();
      await page.getByText(say('slip.width', { width: 80 }), { exact: true }).click();
      await page.goto('/business/orders');
      await page.getByText(say('board.board'), { exact: true }).click();
      await page.getByRole('button', { name: say('slip.ticketOf', { id }) }).click();
      await expectPaper(80, false);
    });
  });
}
