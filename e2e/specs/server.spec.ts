import { expect, refusal, test, tolerate } from '../support/test.ts';

// product.md §8
test('an unknown page answers 404 and says so, with a way back', async ({ openWindow, productUrl }) => {
  const page = await openWindow();
  tolerate(refusal(404));
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Kjo faqe nuk ekziston' })).toBeVisible();
  await page.getByRole('link', { name: 'Kthehu në fillim' }).click();
  await expect(page).toHaveURL(`${productUrl}/`);
});
test('pages carry a strict policy and are never stored', async ({ request, productUrl }) => {
  const headers = (await request.get(productUrl)).headers();
  expect(headers['content-security-policy']).toBeTruthy();
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

// product.md §150
test('a page takes no text as HTML or as code', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/about');
  tolerate(/TrustedHTML|TrustedScript|trusted type/i);
  const write = (sink: string): Promise<string> =>
    page.evaluate((name) => {
      try {
        if (name === 'innerHTML') document.createElement('div').innerHTML = '<b>x</b>';
        else document.createElement('script').text = 'x';
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    }, sink);
  expect([await write('innerHTML'), await write('text')]).toEqual(['TypeError', 'TypeError']);
});

test('an unknown address of the API is JSON with a sentence', async ({ request, productUrl }) => {
  const answer = await request.get(`${productUrl}/api/nothing-here`);
  expect([answer.status(), await answer.json()]).toEqual([404, { detail: 'Nuk u gjet.', code: 'not_found' }]);
});

test('the server says that it is well', async ({ request, productUrl }) => {
  for (const path of ['live', 'ready']) {
    const answer = await request.get(`${productUrl}/api/health/${path}`);
    expect([path, answer.status(), await answer.json()]).toMatchObject([path, 200, { status: 'ok' }]);
  }
});

test('the API describes itself', async ({ request, productUrl }) => {
  const answer = await request.get(`${productUrl}/api/openapi.json`);
  expect(answer.status()).toBe(200);
  const document = (await answer.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toMatch(/^3\./);
  for (const path of ['/menus/', '/orders', '/orders/customer/{orderId}', '/login'])
    expect(Object.keys(document.paths)).toContain(path);
});

test('a diner in a hurry for English is refused in English', async ({ request, productUrl }) => {
  const answer = await request.get(`${productUrl}/api/orders/customer/K7MQ-4XTD?email=a@b.al`, {
    headers: { 'accept-language': 'en' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({
    code: 'order_not_found',
    detail: expect.stringMatching(/^We /),
  });
});
