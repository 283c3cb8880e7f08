import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { memoryOf } from './process-memory.mjs';
import { startProduct } from './start-product.mjs';
import { visitors } from './visitors.mjs';

const LOAD_MS = Number(process.env.LOAD_SECONDS ?? 240) * 1_000;
const SAMPLE_MS = 2_000;
const REST_MS = 60_000;
/** Of all processes together, in MiB (product.md §144). */
const LIMIT = 350;

/** @param {string} when @param {import('./process-memory.mjs').Memory} memory */
const tell = (when, { total, byName }) => {
  const parts = Object.entries(byName).sort(([, a], [, b]) => b - a);
  say(
    `${when}: ${total.toFixed(0)} MiB (${parts.map(([name, each]) => `${name} ${each.toFixed(0)}`).join(', ')})`,
  );
};

/**
 * Memory of the product as `npm start` runs it: at rest, at most under load, and a minute after it.
 * @throws {Error} when it takes more than allowed
 */
export const benchmarkMemory = async () => {
  const folder = await temporaryDataFolder('memory');
  const product = await startProduct(folder);
  try {
    await delay(5_000);
    tell('at rest', await memoryOf(product.roots));
    const work = await visitors(product.url);
    const end = performance.now() + LOAD_MS;
    const counts = work.map(() => 0);
    const load = Promise.all(
      work.map(async (act, index) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          await act(turn);
          counts[index] = turn + 1;
        }
      }),
    );
    /** @type {import('./process-memory.mjs').Memory} */
    let highest = { total: 0, byName: {} };
    let isOver = false;
    const over = load.finally(() => {
      isOver = true;
    });
    for (let samples = 0; !isOver; samples += 1) {
      await Promise.race([delay(SAMPLE_MS), over]);
      const now = await memoryOf(product.roots);
      if (now.total > highest.total) highest = now;
      if (samples % 15 === 14) tell(`after ${((samples + 1) * SAMPLE_MS) / 1_000} s of load`, now);
    }
    await load;
    say(`done: ${work.map(({ name }, index) => `${name} ${counts[index]}`).join(', ')}`);
    tell('at most under load', highest);
    await delay(REST_MS);
    tell('a minute after it', await memoryOf(product.roots));
    if (highest.total > LIMIT)
      throw new Error(`${highest.total.toFixed(0)} MiB under load, allowed are ${LIMIT}`);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
