import { expectSound } from '../support/axe.ts';
import { ownProduct } from '../support/own-product.ts';
import { expect, refusal, test, tolerate } from '../support/test.ts';
import { changeSearch } from '../support/variants.ts';

const DINER = 'remote-diner';

const own = ownProduct();

test('an operator sees what is live and rolls it back', async ({ openWindow }) => {
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

  await expect(page.getByRole('row', { name: `${DINER} ${next}` })).toBeVisible();
  await expectSound(page, 'releases');
  await page.getByRole('button', { name: `Rikthe te ${good}: ${DINER}` }).click();
  // Beside the pressed button, in view, and with the focus, although the button is gone.
  const said = page.getByRole('status').filter({ hasText: `${next} → ${good}` });
  await expect(said).toBeInViewport();
  await expect(page.getByRole('cell').filter({ has: said })).toBeFocused();
  await expect(page.getByRole('row', { name: `${DINER} ${good}` })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Rikthyer');
  expect(await own.store.live(DINER)).toBe(good);

  await own.store.act(DINER, 'canary', { version: next, percent: 50 });
  const canary = page.getByRole('region', { name: `Canary: ${DINER} ${next}` });
  await expect(canary).toContainText('50% e vizitave');
  await canary.getByText('Shfaqe si tabelë').click();
  await expect(canary.getByRole('columnheader', { name: next })).toBeVisible();
  await expectSound(page, 'canary');
  await page.getByRole('button', { name: `Çoje në 100%: ${DINER}` }).click();
  const question = page.getByRole('alertdialog', { name: `${DINER}: Çoje në 100%?` });
  await expect(question).toContainText(`Asnjë vizitor nuk e ka hapur ende versionin në provë ${next}`);
  await expectSound(page, 'question');
  await question.getByRole('button', { name: 'Lëre siç është' }).click();

  // On a phone two presses that mean opposite things do not touch.
  await page.setViewportSize({ width: 360, height: 800 });
  const boxOf = async (name: string) =>
    (await page.getByRole('button', { name: `${name}: ${DINER}` }).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
  const [promote, end] = [await boxOf('Çoje në 100%'), await boxOf('Ndal provën')];
  const gap = Math.max(end.x - promote.x - promote.width, end.y - promote.y - promote.height);
  expect(gap).toBeGreaterThanOrEqual(8);
});
