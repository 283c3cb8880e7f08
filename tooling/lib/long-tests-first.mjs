import TestSequencer from '@jest/test-sequencer';
import { takesLong } from './test-groups.mjs';

/** @typedef {Awaited<ReturnType<TestSequencer['sort']>>} Tests */

/**
 * Begins with what takes long, so that no processor waits at the end for one long file of the other. Jest goes by the
 * size of a file, and a group of many files is a small one.
 */
export default class LongTestsFirst extends TestSequencer {
  /** @override @param {Tests} tests @returns {Promise<Tests>} */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const rank = (/** @type {Tests[number]} */ { path }) => (takesLong(path) ? 0 : 1);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}
