import { expectSound } from '../support/axe.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ReleaseStore } from '../support/release-store.ts';
import { expect, test } from '../support/test.ts';

const BUSINESS = 'remote-business';
const WELCOME = 'Mirë se u ktheve';
const CHANGED = 'Mirë se erdhe';

let product: Product;
let store: ReleaseStore;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  store = new ReleaseStore(product);
});

test.afterAll(() => product.stop());

test('a preview shows a version to one browser alone, says so, and ends by a press', async ({
  openWindow,
}) => {
  const candidate = await store.publishVariant(BUSINESS, await store.live(BUSINESS), 'next', ({ text }) =>
    text.replaceAll(WELCOME, CHANGED),
  );
  const operator = await openWindow({ baseURL: product.url });
  await operator.goto(await store.preview(BUSINESS, candidate));
  await operator.goto('/business/login');
  await expect(operator.getByRole('heading', { name: CHANGED })).toBeVisible();
  const badge = operator.getByRole('complementary', { name: 'Parapamje' });
  await expect(badge).toContainText(candidate);
  await expectSound(operator, 'preview');

  const visitor = await openWindow({ baseURL: product.url });
  await visitor.goto('/business/login');
  await expect(visitor.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Parapamje' })).toHaveCount(0);

  await badge.getByRole('button', { name: 'Mbylle parapamjen' }).click();
  await expect(operator.getByRole('heading', { name: WELCOME })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('a link that nobody signed shows nothing', async ({ request }) => {
  const answer = await request.get(`${product.url}/preview?token=e30.e30.e30`, { maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});
