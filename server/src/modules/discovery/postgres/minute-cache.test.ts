import pg from 'pg';
import { minuteCache } from './minute-cache.ts';

const NOW = new Date('2026-06-01T22:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

/** A database that is never asked: what is kept is only kept by it. */
const database = () => new pg.Client();

test('what was read is read anew after a minute, and of each database and key by itself', async () => {
  const kept = minuteCache<number>(2);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  const one = database();
  expect(await kept(one, 'menus', NOW, read)).toBe(1);
  expect(await kept(one, 'menus', later(59_999), read)).toBe(1);
  expect(await kept(one, 'places', NOW, read)).toBe(2);
  expect(await kept(database(), 'menus', NOW, read)).toBe(3);
  expect(await kept(one, 'menus', later(60_000), read)).toBe(4);
});

test('what could not be read is read again', async () => {
  const kept = minuteCache<number>(1);
  const one = database();
  await expect(kept(one, 'menus', NOW, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await kept(one, 'menus', NOW, async () => 1)).toBe(1);
});
