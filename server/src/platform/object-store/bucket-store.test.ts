import { buffer } from 'node:stream/consumers';
import { bucketService } from '../../test/bucket-service.ts';
import { bucketStore } from './bucket-store.ts';
import type { ObjectStore } from './object-store.ts';

const service = bucketService();
let store: ObjectStore;
beforeAll(() => {
  store = bucketStore(service.settings);
});

test('a file goes to the bucket, comes back whole and is removed', async () => {
  await store.put('ab/320.webp', Buffer.from('tave'), 'image/webp');
  expect(service.kept.get('/fotot/ab/320.webp')).toEqual({ bytes: Buffer.from('tave'), type: 'image/webp' });
  const found = await store.read('ab/320.webp');
  expect(found?.bytes).toBe(4);
  expect(found && (await buffer(found.body)).toString()).toBe('tave');
  await store.remove(['ab/320.webp', 'ab/640.webp']);
  expect(await store.read('ab/320.webp')).toBeUndefined();
});

test('a bucket that refuses is a failure, not a missing file', async () => {
  service.refuse(true);
  await expect(store.read('ab/320.webp')).rejects.toThrow();
  service.refuse(false);
});
