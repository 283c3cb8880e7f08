import { expect, test } from '../support/test.ts';

test('an unknown page answers 404 and says so', async ({ openWindow, request, productUrl }) => {
  const answer = await request.get(`${productUrl}/nowhere`, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  const page = await openWindow();
  await page.goto('/');
  await page.evaluate(() => window.history.pushState(null, '', '/nowhere'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: 'Kjo faqe nuk ekziston' })).toBeVisible();
});

test('pages carry a strict policy and are never stored', async ({ request, productUrl }) => {
  const headers = (await request.get(productUrl)).headers();
  expect(headers['content-security-policy']).toBeTruthy();
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test('an unknown address of the API is JSON with a sentence', async ({ request, productUrl }) => {
  const answer = await request.get(`${productUrl}/api/nothing-here`);
  expect([answer.status(), await answer.json()]).toEqual([404, { detail: 'Nuk u gjet.', code: 'not_found' }]);
});
