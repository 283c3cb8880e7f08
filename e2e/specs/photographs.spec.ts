import { watchJumps } from '../support/jumps.ts';
import { contrastOverPhotos, textsOverPhotos } from '../support/photo-contrast.ts';
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
  { locale: 'en-GB', viewport: { width: 768, height: 1024 }, colorScheme: 'dark' },
  { locale: 'en-GB', viewport: { width: 1440, height: 900 } },
] as const;

/** Which photos of the page are stretched, and how many are loaded. */
const photosOf = (page: Page) =>
  page.evaluate(() => {
    const photos = [...document.images].filter(({ src }) => src.includes('/media/'));
    const stretched = photos.filter((photo) => getComputedStyle(photo).objectFit === 'fill');
    return {
      stretched: stretched.map(({ src }) => src),
      loaded: photos.filter(({ naturalWidth }) => naturalWidth > 0).length,
    };
  });

/** No text lies bare on a photo, none is hard to read over one, and no photo is stretched. */
const expectReadable = async (page: Page): Promise<void> => {
  expect((await textsOverPhotos(page)).filter(({ isBare }) => isBare)).toEqual([]);
  expect(await photosOf(page)).toMatchObject({ stretched: [] });
  expect((await contrastOverPhotos(page)).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
};

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
    await expectReadable(page);
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
  await expect.poll(async () => (await photosOf(page)).loaded).toBeGreaterThan(0);
};

// product.md §537
for (const options of WINDOWS)
  test(`photographs of every shape and light bear no text without a ground, are not stretched, and move nothing, ${options.viewport.width} px`, async ({
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
          items: photos.map((photo, at) => ({
            name: `Gatim ${at + 1}`,
            price: 300 + at,
            image_base64: photo,
          })),
        },
      ],
    });
    const { business } = await place.ask<{ business: { slug: string } }>('GET', `/menus/${id}`);
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
      await expectReadable(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: /^(Shto|Add) Gatim 1 / }).click();
    await lookAt(page, '/checkout');
    expect(await jumps()).toBe(0);

    const owner = await openWindow({ ...place.signedIn, ...options });
    const ownerJumps = await watchJumps(owner);
    for (const address of ['/menus', `/menus/${id}/edit`]) {
      await lookAt(owner, address);
      expect([address, await ownerJumps()]).toEqual([address, 0]);
    }
  });

// product.md §590
test('the sheet of a dish without a photograph begins with its name, beside its drawing where there is one', async ({
  openWindow,
  productUrl,
}) => {
  const place = await openPlace(productUrl);
  await startTrial(place);
  const group = crypto.randomUUID();
  const { id } = await place.ask<{ id: string }>('POST', '/menus/', {
    title: 'Pa foto',
    default_currency: 'ALL',
    option_groups: [
      { id: group, name: 'Madhësia', options: [{ id: crypto.randomUUID(), name: 'E madhe', price: 0 }] },
    ],
    sections: [
      {
        title: 'Gatime',
        items: ['Pica e shtëpisë', 'Zgjedhja e ditës'].map((name) => ({
          name,
          price: 500,
          option_group_ids: [group],
        })),
      },
    ],
  });
  for (const { locale, viewport } of WINDOWS) {
    const page = await openWindow({ locale, viewport });
    await page.goto(`/menu/${id}`);
    const boxesOf = async (name: string) => {
      await page.getByRole('button', { name: new RegExp(`(Zgjidh|Choose) .*${name}`) }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toHaveCSS('transform', 'none');
      const [drawing, title] = await Promise.all([
        sheet.locator('svg[viewBox="0 0 200 200"]').boundingBox(),
        sheet.getByRole('heading', { name }).boundingBox(),
      ]);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      return { drawing, title };
    };
    const drawn = await boxesOf('Pica e shtëpisë');
    expect(drawn.drawing).toMatchObject({ width: 72, height: 72, y: drawn.title?.y });
    expect((await boxesOf('Zgjedhja e ditës')).drawing).toBeNull();
  }
});
