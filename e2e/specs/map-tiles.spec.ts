import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/owner.ts';
import { expect, test, tolerate } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);
const ATTRIBUTION = '© Hartat e provës';

const asked: string[] = [];
/** Serves tiles, and as another origin pictures that pages may not load. */
const tiles = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.setHeader('Content-Type', 'image/png').end(PICTURE);
});
const originOf = (host: string): string => `http://${host}:${(tiles.address() as AddressInfo).port}`;

const settings: NodeJS.ProcessEnv = { MAP_TILES_ATTRIBUTION: ATTRIBUTION };
test.beforeAll(async () => {
  await new Promise<void>((resolve) => {
    tiles.listen(0, '127.0.0.1', resolve);
  });
  settings.MAP_TILES_URL = `${originOf('127.0.0.1')}/{z}/{x}/{y}.png`;
});
const own = ownProduct(settings);
test.afterAll(() => {
  tiles.close();
});

// product.md §263, §265
test('an owner presses on tiles of the named address, and images come from nowhere else', async ({
  openWindow,
}) => {
  const say = await textsOf(own.product.url, 'sq', 'business');
  const page = await openWindow({ baseURL: own.product.url });
  await signIn(page);
  const response = await page.goto('/business/account?map=open');
  await test.step('the policy names the origin of the tiles alone', async () => {
    const policy = response?.headers()['content-security-policy'] ?? '';
    const images = policy.split(';').find((directive) => directive.trim().startsWith('img-src')) ?? '';
    expect(images.match(/https?:\S+/g)).toEqual([originOf('127.0.0.1')]);
  });
  const field = page.getByLabel(say('location.coordinates'));
  const map = page.getByRole('region', { name: say('location.map') });
  await test.step('tiles are loaded, and whose they are is said', async () => {
    await expect(map.getByText(ATTRIBUTION)).toBeVisible();
    await expect
      .poll(() => asked.filter((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url)).length)
      .toBeGreaterThan(1);
  });
  await test.step('a press on them says where the place is', async () => {
    const before = await field.inputValue();
    await map.click({ position: { x: 120, y: 90 } });
    await expect(field).not.toHaveValue(before);
    await expect(field).toHaveValue(/^41\.\d+, 19\.\d+$/);
    await page.getByRole('button', { name: say('location.save') }).click();
    await expect(page.getByText(say('common.saved'))).toBeVisible();
  });
  await test.step('an image of another origin is refused', async () => {
    tolerate(/^Loading the image .* violates the following Content Security Policy directive: "img-src/);
    const refused = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const image = new Image();
          image.onload = () => resolve('loaded');
          image.src = src;
        }),
      `${originOf('localhost')}/elsewhere.png`,
    );
    expect(refused).toBe('img-src');
    expect(asked).not.toContain('/elsewhere.png');
  });
});
