import path from 'node:path';
import { say, step } from '../../remote-kit/lib/progress.mjs';
import { runBuild } from '../../remote-kit/lib/run-build.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { installed, RELEASED_PARTS, ROOT } from './paths.mjs';

/** @typedef {{ name: string, folder: string }} BuiltPart */

/** @type {Promise<unknown> | undefined} */
let contract;

/** Compiles the contract, which the server and the builds read, once per command. */
export const buildContract = () => {
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
 * @param {string} dir folder of the part, from the repository on
 * @returns {Promise<BuiltPart>}
 */
export const buildPart = async (dir) => {
  await buildContract();
  const name = path.basename(dir);
  const { folder, isNew } = await runBuild(path.resolve(ROOT, dir));
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
