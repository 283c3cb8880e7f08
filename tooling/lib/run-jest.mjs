import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { failedTests, lastLines } from './failed-tests.mjs';
import { installed } from './paths.mjs';
import { ensurePgbouncer } from './pgbouncer.mjs';
import { ensurePostgresql } from './postgresql.mjs';
import { ensurePromtool } from './promtool.mjs';
import { scratchFolder } from './scratch-folder.mjs';
import { groupTests } from './test-groups.mjs';
import { testWorkers } from './test-workers.mjs';

/**
 * Runs unit and component tests and counts them. A suite that does not even start counts as one failure.
 * @param {string[]} [only] paths of some of them
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export const runJest = async (only) => {
  say('\n== Unit and component tests');
  await ensurePostgresql();
  await ensurePgbouncer();
  // Before the tests, because two of them cannot fetch it at once. Where it cannot be had, its test says what to do.
  await ensurePromtool().catch(() => undefined);
  const scratch = scratchFolder();
  const report = path.join(scratch.folder, 'report.json');
  const groups = await groupTests(only);
  try {
    const chosen = only ? ['--runTestsByPath', ...groups.files] : [];
    const args = ['--ci', `--maxWorkers=${testWorkers()}`, '--json', `--outputFile=${report}`, ...chosen];
    const env = { TMPDIR: scratch.folder, GROUPED_TESTS: groups.files.join(path.delimiter) };
    const { code, output } = await runProgram(installed('jest'), args, { env });
    const summary = JSON.parse(await readFile(report, 'utf8'));
    const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites;
    const otherwise = code === 0 ? [] : lastLines(output);
    return {
      name: 'jest',
      passed: summary.numPassedTests,
      failed: failed || otherwise.length,
      failures: failed ? failedTests(summary) : otherwise,
    };
  } catch (error) {
    say(String(error));
    return { name: 'jest', passed: 0, failed: 1 };
  } finally {
    await groups.remove();
    scratch.remove();
  }
};
