import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { directoryStore } from '../../platform/object-store/directory-store.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { untraced } from '../../platform/tracing/trace-step.ts';
import { picture } from '../../test/pictures.ts';
import { testDatabase } from '../../test/test-database.ts';
import { createMedia, type Media, PICTURE_USES } from './media-service.ts';

const HOUR_MS = 3_600_000;
const OWNER = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';

const { open } = testDatabase();
let database: Database;
let folder: string;
let media: Media;
let now: Date;

beforeAll(async () => {
  database = open();
  folder = await mkdtemp(path.join(tmpdir(), 'tavolina-media-'));
  await database.query(
    `INSERT INTO businesses (id, business_name, telephone, address) VALUES ($1, 'Oxhaku', '', '')`,
    [OWNER],
  );
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  now = new Date();
  const limits = createRateLimits(database, false, () => false);
  media = createMedia({
    database,
    background: database,
    store: directoryStore(folder),
    clock: () => now,
    limits,
    traceStep: untraced,
  });
});
afterEach(() => media.stop());

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};
const show = (id: string | null) =>
  database.query('UPDATE businesses SET image_id = $2 WHERE id = $1', [OWNER, id]);
const keep = async (hue: number) => {
  const file = await picture(400, 300, hue).png().toBuffer();
  return (await media.keep(file, { userId: OWNER, businessId: OWNER })).id;
};
const kept = async (id: string) => (await readdir(folder)).includes(id);

// product.md §48
test('what nothing has shown for a day is removed with its files, and what is shown stays', async () => {
  const [shown, unused] = [await keep(0), await keep(100)];
  await show(shown);
  await media.sweep();
  pass(23);
  await media.sweep();
  expect([await kept(shown), await kept(unused)]).toEqual([true, true]);
  pass(2);
  await media.sweep();
  expect([await kept(shown), await kept(unused)]).toEqual([true, false]);
  expect(await media.read(unused, '320.webp')).toBeUndefined();
});

test('what was shown until now has its day, too', async () => {
  const id = await keep(150);
  await show(id);
  await media.sweep();
  pass(48);
  await show(null);
  await media.sweep();
  expect(await kept(id)).toBe(true);
  pass(25);
  await media.sweep();
  expect(await kept(id)).toBe(false);
});

test('what is shown or uploaded again before the day is over stays', async () => {
  const [again, anew] = [await keep(200), await keep(250)];
  await media.sweep();
  pass(20);
  await show(again);
  await keep(250);
  pass(20);
  await media.sweep();
  expect([await kept(again), await kept(anew)]).toEqual([true, true]);
});

test('what is taken over before the day is over stays; what is being removed is taken over or not, never both', async () => {
  const [taken, late] = [await keep(50), await keep(75)];
  await media.sweep();
  pass(20);
  expect(await media.reuse([taken], OWNER)).toEqual([taken]);
  pass(5);
  const [reused] = await Promise.all([media.reuse([taken, late], OWNER), media.sweep()]);
  expect(reused).toContain(taken);
  expect(await kept(taken)).toBe(true);
  expect(await kept(late)).toBe(reused.includes(late));
  expect(await media.reuse([late], OWNER)).toEqual(reused.includes(late) ? [late] : []);
});

test('an upload of what is being removed waits, and has its files', async () => {
  const id = await keep(300);
  await media.sweep();
  pass(25);
  await Promise.all([media.sweep(), keep(300), keep(300)]);
  const found = await media.read(id, '400.webp');
  found?.body.destroy();
  expect(found?.bytes).toBeGreaterThan(0);
});

test('whatever can refer to a picture is asked for by the sweep', async () => {
  const { rows } = await database.query<{ used: string }>(
    `SELECT conrelid::regclass || '.' || a.attname AS used FROM pg_constraint
     JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = ANY(conkey) WHERE contype = 'f' AND confrelid = 'images'::regclass`,
  );
  const asked = await db(database)
    .selectFrom(PICTURE_USES)
    .select('uses.image_id')
    .explain('json', sql`verbose`);
  const plan = JSON.stringify(asked);
  expect(rows).toHaveLength(4);
  for (const { used } of rows) expect(plan).toContain(`"${used}"`);
});
