import { runCrashesBehindNginx } from '../crashes/behind-nginx.mjs';
import { runFailover } from '../crashes/failover/run-failover.mjs';
import { runCrashes } from '../crashes/run.mjs';
import { tryAssembled } from '../deploy/try-assembled.mjs';
import { tryOwnRepository } from '../teams/try-own-repository.mjs';
import { buildAll } from './build-all.mjs';
import { checkSizes } from './check-sizes.mjs';
import { attempt } from './checks.mjs';
import { runE2e } from './run-e2e.mjs';
import { runJest } from './run-jest.mjs';

/** One crash of the server and one of the database; `npm run crashes` has more. */
const CRASH_ROUNDS = 2;

/** Builds the product, kills it under orders, and uses it where it is assembled. */
const buildAndTry = async () => {
  /** @type {import('./build-all.mjs').BuiltPart[]} */
  let parts = [];
  const build = async () => {
    parts = await buildAll();
    await checkSizes(parts);
  };
  return [
    await attempt('Build and sizes', build),
    await attempt('Crashes', () => runCrashes(CRASH_ROUNDS)),
    await attempt('Crashes behind nginx', runCrashesBehindNginx),
    await attempt('Failover of the database', runFailover),
    await attempt('Assembled server', () => tryAssembled(parts)),
    await attempt('A repository of one’s own', () => tryOwnRepository(parts)),
  ];
};

/**
 * Runs every test, story and size check. Builds and crashes mostly wait, so they run beside the tests; stories have
 * both processors to themselves.
 * @param {Promise<unknown>} checks what runs beside the first tests, before anything is built
 * @returns {Promise<import('./checks.mjs').Result[]>}
 */
export const testEverything = async (checks) => [
  ...(await Promise.all([runJest(), checks.then(buildAndTry)])).flat(),
  await runE2e(),
];
