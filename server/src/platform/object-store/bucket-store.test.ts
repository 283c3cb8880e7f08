import { buffer } from 'node:stream/consumers';
import { bucketService } from '../../test/bucket-service.ts';
import type { ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { StoreOutage } from './store-outage.ts';

const service = bucketService();
let store: ObjectStore;
beforeAll(async () => {
  store = await openObjectStore(service.settings);
});

test('a file goes to the bucket, comes back whole and is removed', async () => {
  await store.put('ab/320.webp', Buffer.from('tave'), 'image/webp');
  expect(service.kept.get('/fotot/ab/320.webp')).toEqual({ bytes: Buffer.from('tave'), type: 'image/webp' });
  const found = await store.read('ab/320.webp');
  expect(found?.bytes).toBe(4);
  expect(found && (await buffer(found.body)).toString()).toBe('tave');
  expect(await store.has('ab/320.webp')).toBe(true);
  await store.remove(['ab/320.webp', 'ab/640.webp']);
  expect(await store.has('ab/320.webp')).toBe(false);
  expect(await store.read('ab/320.webp')).toBeUndefined();
});

test('a bucket that refuses is an outage, not a missing file', async () => {
  service.refuse(true);
  await expect(store.read('ab/320.webp')).rejects.toThrow(StoreOutage);
  await expect(store.put('ab/320.webp', Buffer.from('tave'), 'image/webp')).rejects.toThrow(StoreOutage);
  await expect(store.has('ab/320.webp')).rejects.toThrow(StoreOutage);
  await expect(store.remove(['ab/320.webp'])).rejects.toThrow(StoreOutage);
  service.refuse(false);
});
