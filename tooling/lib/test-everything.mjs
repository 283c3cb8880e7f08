import { runCrashes } from '../crashes/run.mjs';
import { buildAll } from './build-all.mjs';
import { checkSizes } from './check-sizes.mjs';
import { attempt } from './checks.mjs';
import { runE2e } from './run-e2e.mjs';
import { runJest } from './run-jest.mjs';

/** One crash of the server and one of the database; `npm run crashes` has more. */
const CRASH_ROUNDS = 2;

/** Builds the product, and kills it under orders. */
const buildAndCrash = async () => [
  await attempt('Build and sizes', async () => checkSizes(await buildAll())),
  await attempt('Crashes', () => runCrashes(CRASH_ROUNDS)),
];

/**
 * Runs every test, story and size check. Builds and crashes mostly wait, so they run beside the tests; stories have
 * both processors to themselves.
 * @param {Promise<unknown>} checks what runs beside the first tests, before anything is built
 * @returns {Promise<import('./checks.mjs').Result[]>}
 */
export const testEverything = async (checks) => [
  ...(await Promise.all([runJest(), checks.then(buildAndCrash)])).flat(),
  await runE2e(),
];
