import { watchJumps } from '../support/jumps.ts';
import { cutOutPhoto, dishPhoto } from '../support/picture.ts';
import { openPlace, type Place, startTrial } from '../support/place.ts';
import { expect, type Page, test } from '../support/test.ts';

const SHAPES = [
  { width: 960, height: 540 },
  { width: 300, height: 700 },
  { width: 400, height: 400 },
  { width: 900, height: 200 },
  { width: 64, height: 48 },
];
/** Night, evening, day, and a flash too near. */
const LIGHTS = [0.05, 0.4, 1, 2];

const WINDOWS = [
  { locale: 'sq-AL', viewport: { width: 390, height: 844 } },
  { locale: 'en-GB', viewport: { width: 1440, height: 900 } },
];

/** Texts in the window under which a photo lies without an opaque ground between them, and what is there to see of photos. */
const textsOnPhotos = (page: Page) =>
  page.evaluate(() => {
    const isOpaque = (element: Element): boolean =>
      !/^rgba\(.*, 0?\.?\d*\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
    const bare: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, width, height } = range.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      // What only screen readers read is not there.
      const own = stack.indexOf(text.parentElement);
      if (own === -1) continue;
      const ground = stack.slice(own).find((element) => element.tagName === 'IMG' || isOpaque(element));
      if (ground?.tagName === 'IMG') bare.push(words);
    }
    const photos = [...document.images].filter(({ src }) => src.includes('/media/'));
    const stretched = photos.filter((photo) => getComputedStyle(photo).objectFit === 'fill');
    return {
      bare,
      stretched: stretched.map(({ src }) => src),
      loaded: photos.filter(({ naturalWidth }) => naturalWidth > 0).length,
    };
  });

/** Looks through a page from its top to its end. */
const lookThrough = async (page: Page): Promise<void> => {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom < 0 || top > innerHeight || image.complete;
          }),
        ),
      )
      .toBe(true);
    expect(await textsOnPhotos(page)).toMatchObject({ bare: [], stretched: [] });
  }
};

/** The photo that lists show of a place. */
const giveLogo = async (url: string, { session }: Place, photo: string): Promise<void> => {
  const form = new FormData();
  form.append('file', await (await fetch(photo)).blob());
  const token = session.find(({ name }) => name === 'access_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/users/profile-image/`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
};

/** Opens an address and looks through it: photographs are there. */
const lookAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('main img[src*="/media/"]').first()).toBeVisible();
  await lookThrough(page);
  // The page may just have taken over from its first view.
  await expect.poll(async () => (await textsOnPhotos(page)).loaded).toBeGreaterThan(0);
};

// product.md §537
test('photographs of every shape and light bear no text without a ground, are not stretched, and move no list, place or menu', async ({
  openWindow,
  productUrl,
}) => {
  const place = await openPlace(productUrl);
  await startTrial(place);
  await giveLogo(productUrl, place, dishPhoto({ width: 700, height: 500, light: 0.5 }));
  const photos = [
    cutOutPhoto({ width: 400, height: 300 }),
    ...LIGHTS.flatMap((light) => SHAPES.map((shape) => dishPhoto({ ...shape, light }))),
  ];
  const title = 'Fotoalbumi';
  const { id } = await place.ask<{ id: string }>('POST', '/menus/', {
    title,
    cuisine_type: 'Tradicionale',
    default_currency: 'ALL',
    image_base64: dishPhoto({ width: 1200, height: 500, light: 1.4 }),
    sections: [
      {
        title: 'Gatime',
        items: photos.map((photo, at) => ({ name: `Gatim ${at + 1}`, price: 300 + at, image_base64: photo })),
      },
    ],
  });
  const { business } = await place.ask<{ business: { slug: string } }>('GET', `/menus/${id}`);
  for (const options of WINDOWS) {
    const page = await openWindow(options);
    const jumps = await watchJumps(page);
    for (const address of [
      `/?q=${title}`,
      `/restaurants?q=${title}`,
      `/place/${business.slug}`,
      `/menu/${id}`,
    ]) {
      await lookAt(page, address);
      expect([address, await jumps()]).toEqual([address, 0]);
    }
    for (const name of ['Gatim 1', 'Gatim 2', 'Gatim 5']) {
      await page.getByRole('button', { name: new RegExp(`(Shih|See) .*${name}\\b`) }).click();
      await expect(page.getByRole('dialog').locator('img[src*="/media/"]').first()).toBeVisible();
      expect(await textsOnPhotos(page)).toMatchObject({ bare: [], stretched: [] });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: /^(Shto|Add) Gatim 1 / }).click();
    await lookAt(page, '/checkout');

    const owner = await openWindow({ ...place.signedIn, viewport: options.viewport });
    for (const address of ['/menus', `/menus/${id}/edit`]) await lookAt(owner, address);
  }
});
