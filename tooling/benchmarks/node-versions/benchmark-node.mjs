import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { runOrThrow, runProgram } from '../../../remote-kit/lib/run-program.mjs';
import { PNPM } from '../../lib/install-packages.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';

/** Node 22 and 24, the next versions with long-term support: the newest releases of each on 2026-11-30. */
const VERSIONS = (process.env.NODES ?? '22.23.5 24.22.3').split(' ');
/** What a version of Node can break: the language's own library, hashes and pictures in native code, processes, the database. */
const CORE = [
  'shared-api/src',
  'tooling/lib',
  'server/src/modules/backups',
  'server/src/modules/identity',
  'server/src/modules/media',
  'server/src/modules/orders/orders',
  'server/src/platform/pages',
];

/**
 * Installs a Node from its package on npm. Not below the folder for temporary files, which the processes of first views
 * do not see.
 * @param {string} version
 * @returns {Promise<string>} folder of the program
 */
const fetchNode = async (version) => {
  const folder = path.join(ROOT, 'node_modules/.cache/node', version);
  const name = `node-${process.platform}-${process.arch}`;
  await runOrThrow('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`]);
  return path.join(folder, 'node_modules', name, 'bin');
};

/**
 * Runs the tests of the core in a clone.
 * @param {string} clone @param {Record<string, string>} env
 * @returns {Promise<{ passed: number, failed: number }>}
 */
const testCore = async (clone, env) => {
  const report = path.join(clone, 'report.json');
  const options = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${report}`];
  const { output } = await runProgram('node', ['node_modules/jest/bin/jest.js', ...options, ...CORE], {
    ...{ cwd: clone, env, quiet: true },
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  if (failed > 0) say(output);
  return { passed: numPassedTests, failed };
};

/**
 * Builds the last commit on later versions of Node, runs the tests of its core, and uses the product: pages, an order, a
 * sign-in, a picture.
 * @throws {Error} when a test failed, or something did not build, start or answer
 */
export const benchmarkNode = async () => {
  const home = await temporaryDataFolder('node-versions');
  const clone = path.join(home, 'clone');
  const rows = ['| Node | build | start | tests passed | failed |'];
  let allFailed = 0;
  try {
    await runOrThrow('git', ['clone', ROOT, clone]);
    await runOrThrow('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
      ...{ cwd: clone, env: { CI: 'true' } },
    });
    for (const version of [process.versions.node, ...VERSIONS]) {
      const bin =
        version === process.versions.node ? path.dirname(process.execPath) : await fetchNode(version);
      const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
      // A build that is there already is not made again.
      await runOrThrow('git', ['clean', '-fdxq', '--exclude=node_modules'], { cwd: clone });
      const used = await runOrThrow('node', ['tooling/benchmarks/node-versions/use-product.mjs'], {
        ...{ cwd: clone, env },
      });
      const { node, build, start } = JSON.parse(used.trim().split('\n').at(-1) ?? '');
      assert.equal(node, `v${version}`);
      const { passed, failed } = await testCore(clone, env);
      allFailed += failed;
      const inSeconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
      rows.push(`| ${version} | ${inSeconds(build)} | ${inSeconds(start)} | ${passed} | ${failed} |`);
      say(rows.at(-1) ?? '');
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  say(rows.join('\n'));
  assert.equal(allFailed, 0, `${allFailed} tests failed`);
};
