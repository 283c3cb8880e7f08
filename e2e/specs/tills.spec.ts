import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from '../support/console.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

for (const language of LANGUAGES) {
  // product.md §360, §365, §368, §369, §372
  test(`an owner connects a till and a printer, and ends both, ${language}`, async ({
    openConsole,
    productUrl,
  }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const secretOf = (name: string) => page.getByRole('region', { name }).locator('code').textContent();
    const kept = page.getByRole('button', { name: say('integrations.kept') });
    const named = (action: string, title: string) =>
      page.getByRole('button', { name: say('common.named', { action, title }) });
    const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
    await page.goto('/business/account?tab=integrations');

    await test.step('a key is shown once, and works until it is ended', async () => {
      await page.getByLabel(say('integrations.name')).fill('Kasa');
      await page.getByRole('button', { name: say('integrations.make') }).click();
      const key = (await secretOf(say('integrations.made', { name: 'Kasa' }))) ?? '';
      await kept.click();
      const statusOfTill = async () =>
        (await fetch(`${productUrl}/api/orders/business`, { headers: { authorization: `Bearer ${key}` } }))
          .status;
      expect(await statusOfTill()).toBe(200);
      await page.reload();
      await expect(page.getByText(`${key.slice(0, 8)}…`)).toBeVisible();
      await expect(page.getByText(key)).toHaveCount(0);
      await named(say('integrations.end'), 'Kasa').click();
      await confirm(say('integrations.end'));
      await expect(page.getByText(say('integrations.none'))).toBeVisible();
      expect(await statusOfTill()).toBe(401);
    });

    await test.step('a till is told of a test, and the log says that it arrived', async () => {
      const told: string[] = [];
      const till = createServer(async (request, response) => {
        told.push(JSON.parse(await text(request)).type);
        response.end();
      }).listen(0, '127.0.0.1');
      await once(till, 'listening');
      const url = `http://127.0.0.1:${(till.address() as AddressInfo).port}/tavolina`;
      await page.getByLabel(say('webhooks.url')).fill(url);
      await page.getByRole('button', { name: say('webhooks.addIt') }).click();
      expect(await secretOf(say('webhooks.secretOf', { url }))).toMatch(/^whsec_/);
      await kept.click();
      await named(say('webhooks.test'), url).click();
      const log = page.getByRole('region', { name: say('webhooks.logOf', { url }) });
      await expect(log.getByText(say('webhooks.state.delivered'))).toBeVisible();
      expect(told).toEqual(['test']);
      await named(say('webhooks.remove'), url).click();
      await confirm(say('webhooks.remove'));
      await expect(page.getByText(say('webhooks.none'))).toBeVisible();
      till.close();
    });

    await test.step('a printer says how it is and what waits, until it is removed', async () => {
      await page.getByLabel(say('printers.name')).fill('Kuzhina');
      await page.getByRole('button', { name: say('printers.addIt') }).click();
      const address = (await secretOf(say('printers.addressOf', { name: 'Kuzhina' }))) ?? '';
      await kept.click();
      await expect(page.getByText(say('printers.state.never_seen'))).toBeVisible();
      const id = await addOrder(place, menu);
      await place.ask('PATCH', `/orders/business/${id}`, { status: 'confirmed' });
      const asked = {
        statusCode: '410 Paper out',
        printerMAC: '00:11:62:0d:4f:01',
        printingInProgress: false,
      };
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      expect(answer.status).toBe(200);
      await page.reload();
      await expect(page.getByText(say('printers.state.out_of_paper'))).toBeVisible();
      await expect(page.getByText(say('printers.waiting_one', { count: 1 }))).toBeVisible();
      await named(say('printers.remove'), 'Kuzhina').click();
      await confirm(say('printers.remove'));
      await expect(page.getByText(say('printers.none'))).toBeVisible();
    });
  });
}
