import { createServer } from 'node:net';
import { isFree } from './is-free.mjs';

test('a port that somebody listens at is not free', async () => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => taken.close(resolve));
  expect(await isFree(port)).toBe(true);
});
