import path from 'node:path';
import { runBuild } from '../rspack/run-build.mjs';
import { RELEASED_PARTS, ROOT } from './paths.mjs';
import { say, step } from './progress.mjs';
import { installed, runOrThrow } from './run-program.mjs';

/** @typedef {{ name: string, folder: string }} BuiltPart */

/** @type {Promise<unknown> | undefined} */
let contract;

/** Compiles the contract, which the server and the builds read, once per command. */
const buildContract = () => {
  contract ??= runOrThrow(installed('tsc'), ['-p', 'shared-api/tsconfig.build.json']);
  return contract;
};

/**
 * Compiles the contract and the server to plain JavaScript, and bundles the programs of the server.
 * @param {{ checks?: boolean }} [options] without checks also code compiles whose types are not written yet
 */
export const buildServer = async ({ checks = true } = {}) => {
  await buildContract();
  await runOrThrow(installed('tsc'), ['-p', 'server/tsconfig.build.json', ...(checks ? [] : ['--noCheck'])]);
  await runOrThrow('npm', ['run', '--silent', 'build'], { cwd: path.join(ROOT, 'server') });
};

/**
 * Builds one browser part, unless it is built already.
 * @param {string} name folder of the part
 * @returns {Promise<BuiltPart>}
 */
export const buildPart = async (name) => {
  await buildContract();
  const { folder, isNew } = await runBuild(path.join(ROOT, name));
  say(`  ${name} ${path.basename(folder)}${isNew ? '' : ' (unchanged)'}`);
  return { name, folder };
};

/**
 * Builds everything that has changed since the last build. Waits for all parts even when one fails.
 * @returns {Promise<BuiltPart[]>} the browser parts with their folders
 * @throws {Error} with the messages of every part that failed
 */
export const buildAll = () =>
  step('Build', async () => {
    const server = buildServer();
    const outcomes = await Promise.allSettled([...RELEASED_PARTS.map(buildPart), server]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (failures.length > 0) throw new Error(failures.map(({ reason }) => reason.message).join('\n\n'));
    return outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [],
    );
  });
