import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { say } from './progress.mjs';
import { installed, runProgram } from './run-program.mjs';

/**
 * Components have no one but the processor to wait for, so they take all of it. What runs on a real PostgreSQL leaves it
 * a processor: a database that has none is an outage, which other tests are about.
 */
const RUNS = [
  ['--ignoreProjects', 'server', 'tooling', '--maxWorkers=100%'],
  ['--selectProjects', 'server', 'tooling'],
];

/** @typedef {import('./checks.mjs').Result} Result */

/**
 * Runs some projects and counts their tests. A suite that does not even start counts as one failure.
 * @param {string[]} args
 * @param {string} report path
 * @returns {Promise<Omit<Result, 'name'>>}
 */
const count = async (args, report) => {
  const { code } = await runProgram(installed('jest'), ['--ci', '--json', `--outputFile=${report}`, ...args]);
  const summary = JSON.parse(await readFile(report, 'utf8'));
  const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites;
  return { passed: summary.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
};

/**
 * Runs every unit and component test.
 * @returns {Promise<Result>}
 */
export const runJest = async () => {
  say('\n== Unit and component tests');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tavolina-jest-'));
  const all = { name: 'jest', passed: 0, failed: 0 };
  try {
    for (const [index, args] of RUNS.entries()) {
      const { passed, failed } = await count(args, path.join(folder, `${index}.json`));
      all.passed += passed;
      all.failed += failed;
    }
    return all;
  } catch (error) {
    say(String(error));
    return { ...all, failed: all.failed + 1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
