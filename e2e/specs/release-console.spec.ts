import { expectSound } from '../support/axe.ts';
import { ownProduct } from '../support/own-product.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { changeSearch } from '../support/variants.ts';

const DINER = 'remote-diner';

const own = ownProduct();

test('an operator sees what is live and rolls it back with one press', async ({ openWindow }) => {
  tolerate(refusal(401));
  const good = await own.store.live(DINER);
  const next = await own.store.publishVariant(DINER, good, 'next', changeSearch);
  await own.store.move(DINER, next);

  const page = await openWindow({ baseURL: own.product.url });
  await page.goto('/platform');
  await expectSound(page, 'sign in');
  const token = page.getByLabel('Çelësi i ekipit', { exact: true });
  await token.fill('tvp_wrong');
  await token.press('Enter');
  await expect(page.getByText('Ky çelës nuk vlen.')).toBeVisible();
  await token.fill(own.store.token);
  await token.press('Enter');

  await expect(page.getByRole('row', { name: DINER })).toContainText(next);
  await expectSound(page, 'releases');
  await page.getByRole('button', { name: `Rikthe: ${DINER}` }).click();
  await expect(page.getByRole('row', { name: DINER })).toContainText(good);
  await expect(page.getByRole('listitem').first()).toContainText('Rikthyer');
  expect(await own.store.live(DINER)).toBe(good);

  await own.store.act(DINER, 'canary', { version: next, percent: 50 });
  const canary = page.getByRole('region', { name: `Canary: ${DINER} ${next}` });
  await expect(canary).toContainText('50% e vizitave');
  await canary.getByText('Shfaqe si tabelë').click();
  await expect(canary.getByRole('columnheader', { name: next })).toBeVisible();
  await expectSound(page, 'canary');
});
