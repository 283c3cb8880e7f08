import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { untraced } from '../../platform/tracing/trace-step.ts';
import { picture } from '../../test/pictures.ts';
import { testDatabase } from '../../test/test-database.ts';
import { createMedia, type Media } from './media-service.ts';

const OWNER = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';
const { open } = testDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-slow-'));
afterAll(() => rm(folder, { recursive: true }));

const opened: Media[] = [];
afterEach(() => {
  for (const media of opened.splice(0)) media.stop();
});

const mediaWith = (rateLimits: boolean, encoder?: string): Media => {
  const media = createMedia({
    database: open(),
    background: open(),
    store: {
      put: async () => undefined,
      read: async () => undefined,
      has: async () => false,
      remove: async () => undefined,
    },
    clock: () => new Date(),
    limits: createRateLimits(open(), rateLimits, () => false),
    traceStep: untraced,
    ...(encoder !== undefined && { encoder }),
  });
  opened.push(media);
  return media;
};

/** Somebody with one business. */
const of = (id: string) => ({ userId: id, businessId: id });

const codeOf = (error: unknown) => (error instanceof ApiFailure ? error.code : error);

const pictures = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, hue) =>
      picture(20, 20, hue * 9)
        .png()
        .toBuffer(),
    ),
  );

const KEPT = { id: expect.stringMatching(/^[0-9a-f]{32}$/) };

test('more pictures at once than can wait are sent away, and the others are kept', async () => {
  const media = mediaWith(false);
  const files = await pictures(40);
  const results = await Promise.allSettled(files.map((file) => media.keep(file, of(OWNER))));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set(['rate_limited']));
  expect(results.length - refused.length).toBeGreaterThanOrEqual(20);
});

// product.md §185
test('a business that brings many pictures keeps no other waiting for all of them', async () => {
  const media = mediaWith(false);
  const [other, ...files] = await pictures(40);
  // The encoders start with the first pictures, one later than the other.
  await Promise.all(files.slice(0, 2).map((file, place) => media.keep(file, of(`${place}`))));
  let kept = 0;
  const many = files.map((file) => media.keep(file, of(OWNER)).then(() => (kept += 1), codeOf));
  await expect(media.keep(other ?? Buffer.alloc(0), of('another'))).resolves.toMatchObject(KEPT);
  expect(kept).toBeLessThan(10);
  await Promise.all(many);
  expect(kept).toBeGreaterThanOrEqual(20);
});

// product.md §185
test.each([
  [
    'two businesses of one person',
    { userId: 'they', businessId: 'one' },
    { userId: 'they', businessId: 'two' },
  ],
  ['two people of one business', { userId: 'she', businessId: 'one' }, { userId: 'he', businessId: 'one' }],
])('slow pictures of %s leave another owner an encoder', async (_, first, second) => {
  const media = mediaWith(false, path.join(import.meta.dirname, '../../test/slow-encoder'));
  const pictureOf = (sign: string, until?: string) =>
    Buffer.from(JSON.stringify({ id: sign.repeat(32), until }));
  const allowed = path.join(folder, first.businessId + second.businessId);
  let kept = 0;
  const slow = [first, second, first, second].map((uploader) =>
    media.keep(pictureOf('a', allowed), uploader).finally(() => (kept += 1)),
  );
  expect(await media.keep(pictureOf('b'), of('another'))).toMatchObject({ id: 'b'.repeat(32) });
  expect(kept).toBe(0);
  await writeFile(allowed, '');
  await Promise.all(slow);
});

test('a business that uploads without end is held up, and others are not', async () => {
  const media = mediaWith(true);
  await open().query(
    `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 600, now() + interval '1 minute')`,
    [`upload:${OWNER}`],
  );
  const file = await picture().png().toBuffer();
  await expect(media.keep(file, of(OWNER))).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(media.keep(file, of('another'))).resolves.toMatchObject(KEPT);
});
