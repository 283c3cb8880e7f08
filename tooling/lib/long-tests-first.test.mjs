import os from 'node:os';
import LongTestsFirst from './long-tests-first.mjs';

/** @typedef {ConstructorParameters<typeof LongTestsFirst>[0]} Options */
/** @typedef {import('./long-tests-first.mjs').Tests} Tests */

test('groups and files with thousands of requests run first, then the others by size', async () => {
  const sizes = {
    '/a/small.test.ts': 10,
    '/a/large.test.ts': 900,
    '/server/.cache/test-groups-7/1.test.ts': 20,
    '/server/src/app/fuzz.test.ts': 30,
  };
  const context = {
    config: { cacheDirectory: os.tmpdir(), id: 'none' },
    hasteFS: { getSize: (/** @type {keyof typeof sizes} */ path) => sizes[path] },
  };
  const tests = Object.keys(sizes).map((path) => ({ path, context }));
  const sequencer = new LongTestsFirst(/** @type {Options} */ (/** @type {unknown} */ ({})));
  const sorted = await sequencer.sort(/** @type {Tests} */ (/** @type {unknown} */ (tests)));
  expect(sorted.map(({ path }) => path)).toEqual([
    '/server/src/app/fuzz.test.ts',
    '/server/.cache/test-groups-7/1.test.ts',
    '/a/large.test.ts',
    '/a/small.test.ts',
  ]);
});
