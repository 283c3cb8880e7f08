import { parseArgs } from 'node:util';
import { say } from '../../remote-kit/lib/progress.mjs';
import { check } from '../lib/checks.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { installed } from '../lib/paths.mjs';

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
});
const [since = 'main'] = positionals;

await installPackages();
// What needs packages can be loaded from here on only.
const { affectedPackages } = await import('../lib/affected-packages.mjs');
const { changedFiles } = await import('../lib/changed-files.mjs');
const { testChanges } = await import('../lib/test-changes.mjs');
const { testEverything } = await import('../lib/test-everything.mjs');

const typed = values.changed ? affectedPackages(await changedFiles(since)) : [];
const types = () => check('Types', process.execPath, ['tooling/commands/types.mjs', ...typed]);

const checks = Promise.all([
  check('Format and lint', installed('biome'), ['ci', '.']),
  ...(values.changed && typed.length === 0 ? [] : [types()]),
  check('Architecture', process.execPath, ['tooling/architecture/check.mjs']),
  check('Texts', process.execPath, ['tooling/locales/check.mjs']),
]);
// Tests begin meanwhile, because the checks leave a processor idle for half of their time.
const tests = values.changed ? testChanges(since) : testEverything(checks);
const results = (await Promise.all([checks, tests])).flat();

say('');
// Named once more at the end, because a long run has long gone past them.
for (const { name, failures = [] } of results)
  for (const failure of failures) say(`Failed: ${name}: ${failure}\n`);
for (const { name, passed, failed } of results) say(`${name}: ${passed} passed, ${failed} failed`);
const total = (/** @type {'passed' | 'failed'} */ what) =>
  results.reduce((sum, result) => sum + result[what], 0);
process.exitCode = total('failed') > 0 ? 1 : 0;
say(`${total('passed')} passed, ${total('failed')} failed`);
