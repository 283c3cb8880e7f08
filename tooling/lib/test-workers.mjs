import os from 'node:os';

/** What a worker takes beside builds and PostgreSQL, and their share of it, in bytes. */
const MEMORY = 4 * 2 ** 30;

/**
 * How many workers run tests: as many as there are processors and half as many again. Tests of the server wait two
 * fifths of their time for work in the background, and a processor would wait with them.
 * @param {number} [processors]
 * @param {number} [memory] of the machine, in bytes; where there is little, no worker beyond the processors
 */
export const testWorkers = (processors = os.availableParallelism(), memory = os.totalmem()) =>
  Math.max(processors, Math.min(Math.floor(processors * 1.5), Math.floor(memory / MEMORY)));
