import { countSingles } from '../support/living-objects.ts';
import { signIn } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';

const ONE = { react: 1, 'react-dom': 1, router: 1, session: 1 };

test('a page in which both remotes were visited has one React, one router and one session', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Çfarë hamë sot në/ })).toBeVisible();
  expect(await countSingles(page), 'storefront alone').toEqual(ONE);
  await page.getByRole('link', { name: 'Për bizneset' }).click();
  await signIn(page);
  expect(await countSingles(page), 'storefront and console').toEqual(ONE);
});
