import type { Image, Menu, Profile } from '@tavolina/shared-api/contract';
import sharp from 'sharp';
import { createMenu, createOwner, type TestOwner } from '../../test/factories.ts';
import { bomb, dearPng, manyScans, picture, tall, upload } from '../../test/pictures.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const PATH = '/users/profile-image/';

type Logo = Pick<Profile, 'profile_image_url'> & { profile_image: Image };

const origin = () => new URL(server.api).origin;

const load = async (address: string) => {
  const response = await fetch(origin() + address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const addressesOf = ({ sources }: Image) =>
  sources.flatMap(({ srcset }) => srcset.split(', ').map((part) => part.split(' ')[0] ?? ''));

const uploadLogo = async (file: Buffer): Promise<Logo> => {
  const answer = await upload(server, '/users/profile-image/', file, { token: owner.accessToken });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Logo;
};

test('an uploaded picture is kept in every size, and each is served for ever as what it is', async () => {
  const { profile_image_url, profile_image } = await uploadLogo(await picture(1000, 500).jpeg().toBuffer());
  expect(profile_image).toMatchObject({
    width: 1000,
    height: 500,
    sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
  });
  expect(profile_image.sources[1]?.srcset).toMatch(
    /^\/media\/[0-9a-f]{32}\/320\.webp 320w, \S+ 640w, \S+ 1000w$/,
  );
  for (const address of [...addressesOf(profile_image), profile_image_url ?? '']) {
    const { response, bytes } = await load(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${address.split('.')[1]}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.length).toBe(Number(response.headers.get('content-length')));
    const width = Number(/(\d+)\./.exec(address)?.[1]);
    if (address.endsWith('avif')) expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
    else expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  }
  expect(
    await sharp(Buffer.from(profile_image.placeholder.split(',')[1] ?? '', 'base64')).metadata(),
  ).toMatchObject({
    format: 'webp',
    width: 12,
  });
  expect(profile_image.placeholder.length).toBeLessThan(300);
});

// product.md §186
describe('a picture is made again', () => {
  test('upright, without what the camera wrote into it', async () => {
    const file = await picture(400, 200)
      .withExif({ IFD0: { Copyright: 'sekret' }, IFD3: { GPSLatitude: '41/1 19/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { profile_image, profile_image_url } = await uploadLogo(file);
    expect(profile_image).toMatchObject({ width: 200, height: 400 });
    const { bytes } = await load(profile_image_url ?? '');
    const { exif, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('sekret')).toBe(false);
  });

  test('without what hides behind its end', async () => {
    const file = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { profile_image_url } = await uploadLogo(file);
    expect((await load(profile_image_url ?? '')).bytes.includes('script')).toBe(false);
  });

  test('no larger than it is needed, and never enlarged', async () => {
    const { profile_image } = await uploadLogo(await picture(3000, 1500).webp().toBuffer());
    expect(profile_image).toMatchObject({ width: 1440, height: 720 });
    const small = await uploadLogo(await picture(100, 50).png().toBuffer());
    expect(addressesOf(small.profile_image)).toHaveLength(2);
  });

  test('from the first frame of an animation, with its transparency', async () => {
    const frames = Buffer.concat([0, 255].map((level) => Buffer.alloc(40 * 40 * 4, level)));
    const gif = await sharp(frames, { raw: { width: 40, height: 80, channels: 4, pageHeight: 40 } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { profile_image, profile_image_url } = await uploadLogo(gif);
    expect(profile_image).toMatchObject({ width: 40, height: 40 });
    const { bytes } = await load(profile_image_url ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
  });

  test('once: the same file gives the same addresses, another one never does', async () => {
    const file = await picture(90, 60).png().toBuffer();
    const [first, again] = [await uploadLogo(file), await uploadLogo(file)];
    expect(again).toEqual(first);
    expect(await uploadLogo(await picture(90, 60, 200).png().toBuffer())).not.toEqual(first);
  });
});

// product.md §45
describe('what is no picture is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  test.each<[string, () => Promise<Buffer | string>]>([
    ['a drawing', async () => svg],
    ['a page', async () => '<html><script>alert(1)</script></html>'],
    ['a document', async () => '%PDF-1.4 %âãÏÓ'],
    ['nothing', async () => ''],
    ['a picture of another format', () => picture().tiff().toBuffer()],
    ['a picture that breaks off', async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 900)],
  ])('%s', async (_, file) => {
    const answer = await upload(server, '/users/profile-image', await file(), { token: owner.accessToken });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'upload_invalid', detail: 'Zgjidh një skedar imazhi të vlefshëm.' },
    });
  });

  test('a picture of 42 million pixels, with what is allowed', async () => {
    const file = await bomb();
    const sendBomb = (language: string) =>
      upload(server, '/users/profile-image', file, { token: owner.accessToken, language });
    expect(await sendBomb('sq')).toMatchObject({
      status: 422,
      body: { code: 'upload_pixels', detail: expect.stringContaining('40 milionë piksela') },
    });
    expect((await sendBomb('en')).body).toMatchObject({ detail: expect.stringContaining('40 million') });
  });

  test('a picture with a side that is too long, however few pixels it has', async () => {
    const answer = await upload(server, PATH, await tall(16_385), {
      token: owner.accessToken,
      language: 'en',
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'upload_pixels' } });
    expect(answer.body).toMatchObject({ detail: expect.stringContaining('16,384 on each side') });
    expect((await uploadLogo(await tall(16_384))).profile_image.height).toBe(2_880);
  });

  test.each([
    ['of 16 bits', { depth: 'rgb16', progressive: false }, 5_000, 3_900, 4_100],
    ['that is interlaced', { depth: 'srgb', progressive: true }, 5_000, 3_900, 4_100],
    ['of both', { depth: 'rgb16', progressive: true }, 5_000, 1_900, 2_100],
  ])('a PNG %s, whose pixels take longer, with fewer of them', async (_, kind, width, taken, refused) => {
    const sendOf = async (height: number) =>
      upload(server, PATH, await dearPng({ width, height, ...kind }), { token: owner.accessToken });
    expect((await sendOf(taken)).status).toBe(200);
    expect(await sendOf(refused)).toMatchObject({ status: 422, body: { code: 'upload_pixels' } });
  });

  test('a JPEG that goes over its pixels more than a hundred times, without doing so', async () => {
    const sendOf = async (scans: number) =>
      upload(server, PATH, await manyScans(scans, 64), { token: owner.accessToken });
    expect((await sendOf(100)).status).toBe(200);
    for (const scans of [101, 5_001])
      expect(await sendOf(scans)).toMatchObject({ status: 422, body: { code: 'upload_invalid' } });
  });

  test('a file above 5 MB, with the sentence for it in both languages', async () => {
    const file = Buffer.alloc(5_242_881);
    const send5 = (language: string) =>
      upload(server, '/users/profile-image/', file, { token: owner.accessToken, language });
    expect(await send5('en')).toMatchObject({
      status: 413,
      body: { code: 'upload_too_large', detail: 'Image is too large. Maximum size is 5 MB.' },
    });
    expect((await send5('sq')).body).toMatchObject({
      detail: 'Imazhi është shumë i madh. Lejohen deri në 5 MB.',
    });
  });

  test('a file in another field, and a body that is no upload', async () => {
    const token = owner.accessToken;
    const file = await picture().jpeg().toBuffer();
    expect(await upload(server, '/users/profile-image/', file, { token, field: 'image' })).toMatchObject({
      status: 422,
      body: { code: 'upload_invalid' },
    });
    expect(await send(server, 'POST', '/users/profile-image/', { token, body: { file: 'x' } })).toMatchObject(
      { status: 415 },
    );
    const broken = {
      token,
      body: '--x\r\nnothing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
    expect((await send(server, 'POST', '/users/profile-image/', broken)).status).toBeLessThan(500);
    expect((await upload(server, '/users/profile-image/', file)).status).toBe(401);
  });
});

test.each([
  '/media/',
  '/media/x/320.webp',
  `/media/${'0'.repeat(32)}/320.webp`,
  `/media/${'0'.repeat(32)}/320.svg`,
  '/media/..%2f..%2fpackage.json/1.webp',
])('%s is not there', async (address) => {
  expect((await load(address)).response.status).toBe(404);
});

describe('the logo', () => {
  test('stands in the profile and on menus, and can be taken away', async () => {
    const { id } = await createMenu(server, owner);
    const { profile_image_url } = await uploadLogo(await picture().jpeg().toBuffer());
    const seen = async () => ((await send(server, 'GET', `/menus/${id}`)).body as Menu).business.logo;
    expect(await seen()).toBe(profile_image_url);
    const profile = async () =>
      (await send(server, 'GET', '/users/profile', { token: owner.accessToken })).body;
    expect(await profile()).toMatchObject({ profile_image_url, profile_image: { width: 64 } });
    expect((await send(server, 'DELETE', '/users/profile-image', { token: owner.accessToken })).status).toBe(
      204,
    );
    expect(await profile()).toMatchObject({ profile_image_url: null, profile_image: null });
    expect(await seen()).toBeNull();
  });
});
