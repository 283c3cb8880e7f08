import { createServer } from 'node:net';
import { freePortFrom, isFree } from './free-port.mjs';

test('a port that somebody listens at is left out', async () => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  expect(await isFree(port)).toBe(false);
  expect(await freePortFrom(port)).toBeGreaterThan(port);
  await new Promise((resolve) => taken.close(resolve));
  expect(await freePortFrom(port)).toBe(port);
});
