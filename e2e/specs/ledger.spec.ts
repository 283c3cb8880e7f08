import { readFile } from 'node:fs/promises';
import { expectSound } from '../support/axe.ts';
import { CARDS, writeCard } from '../support/card.ts';
import {
  chooseCard,
  confirmedOrder,
  goToCheckout,
  introduce,
  newEmail,
  payButton,
} from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { introduceOwner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

for (const { language, locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  // product.md §54
  test(`what a diner paid by card stands in the owner's month and table, ${locale}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language);
    const diner = await openWindow({ locale });
    await goToCheckout(diner, texts);
    await introduce(diner, newEmail(), texts);
    await chooseCard(diner, texts);
    await writeCard(diner, CARDS.works, language);
    await payButton(diner, texts).click();
    const id = await confirmedOrder(diner);

    const owner = await openWindow({ locale });
    await owner.goto('/business/account?tab=billing');
    await introduceOwner(owner, { language });
    const section = owner.getByRole('region', { name: say('ledger.title') });
    const row = section.getByRole('row', { name: new RegExp(`^${id} `) });
    await expect(row).toBeVisible();
    await expectSound(owner, 'card payments');
    const leaving = owner.waitForEvent('download');
    await section.getByRole('button', { name: say('ledger.csv') }).click();
    const download = await leaving;
    expect(download.suggestedFilename()).toMatch(/^tavolina-\d{4}-\d{2}\.csv$/);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain(`\r\n${id},`);
    await row.getByRole('link', { name: id }).click();
    await expect(owner).toHaveURL(new RegExp(`/business/orders/${id}$`));
  });
}
