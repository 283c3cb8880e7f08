import { buildAll } from '../lib/build-all.mjs';
import { checkSizes } from '../lib/check-sizes.mjs';
import { attempt, check } from '../lib/checks.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { say } from '../lib/progress.mjs';
import { runE2e } from '../lib/run-e2e.mjs';
import { runJest } from '../lib/run-jest.mjs';
import { installed } from '../lib/run-program.mjs';

/** One crash of the server and one of the database; `npm run crashes` has more. */
const CRASH_ROUNDS = 2;

await installPackages();
// What needs packages can be loaded from here on only.
const { runCrashes } = await import('../crashes/run.mjs');

const results = [
  ...(await Promise.all([
    check('Format and lint', installed('biome'), ['ci', '.']),
    check('Types', process.execPath, ['tooling/commands/types.mjs']),
    check('Architecture', process.execPath, ['tooling/architecture/check.mjs']),
    check('Texts', process.execPath, ['tooling/locales/check.mjs']),
  ])),
  await runJest(),
  await attempt('Build and sizes', async () => checkSizes(await buildAll())),
  await runE2e(),
  await attempt('Crashes', () => runCrashes(CRASH_ROUNDS)),
];

say('');
for (const { name, passed, failed } of results) say(`${name}: ${passed} passed, ${failed} failed`);
const total = (/** @type {'passed' | 'failed'} */ what) =>
  results.reduce((sum, result) => sum + result[what], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
say(`${total('passed')} passed, ${total('failed')} failed`);
