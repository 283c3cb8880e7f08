import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheSize } from './cache-size.ts';

const MB = 1_048_576;
let data: string;

/** Lets the cluster have files of so many bytes, which take no room on the disk. */
const fill = (...sizes: number[]) => {
  const folder = path.join(data, 'base', '16384');
  mkdirSync(folder, { recursive: true });
  for (const [place, size] of sizes.entries()) {
    const file = path.join(folder, String(place));
    writeFileSync(file, '');
    truncateSync(file, size);
  }
};

beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'tavolina-cache-'));
});

afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

test.each([
  { has: 'a few tables', sizes: [8192, 16_384], cache: 12 },
  { has: 'the tables of many places', sizes: [1_000 * MB, 536 * MB], cache: 96 },
  { has: 'more than any town has', sizes: [9_000 * MB, 9_000 * MB], cache: 128 },
])('a database with $has has $cache MB of cache', ({ sizes, cache }) => {
  fill(...sizes);
  expect(cacheSize({ data, password: 'x' })).toBe(cache);
});
