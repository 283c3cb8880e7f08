import { introduceOwner } from '../support/owner.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { drawnHeading } from '../support/page-heading.ts';
import { countSingletons } from '../support/singletons.ts';
import { expect, test } from '../support/test.ts';

const ONE = { react: 1, 'react-dom': 1, router: 1, session: 1 };

test('a page in which both remotes were visited has one React, one router and one session', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto('/');
  await codeHasCome(page);
  await expect(drawnHeading(page)).toBeVisible();
  expect(await countSingletons(page), 'storefront alone').toEqual(ONE);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: 'Për bizneset' }).click();
  await introduceOwner(page);
  await expect(page.getByRole('button', { name: /^Llogaria / })).toBeVisible();
  expect(documents).toEqual([]);
  expect(await countSingletons(page), 'storefront and console').toEqual(ONE);
});
