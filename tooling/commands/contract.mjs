import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

const API = path.join(ROOT, 'shared-api');
const RELEASED = path.join(API, 'released/contract.json');

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

// product.md §594, §641
readArguments(`Usage: npm run contract

Makes the contract and the kit as they are the released ones, with which every later one is compared.`);
await installPackages();
// Imported only now, because packages may have just been installed.
const { buildServer } = await import('../lib/build-all.mjs');
await buildServer({ checks: false });
const { callShapes, deprecatedCalls } = await import(path.join(API, 'dist/contract/index.js'));
const { contractChanges } = await import(
  path.join(ROOT, 'server/dist/modules/releases/gate/contract-changes.js')
);
const { default: semver } = await import('semver');

const current = {
  version: (await readJson(path.join(API, 'package.json'))).version,
  calls: callShapes(),
  deprecated: deprecatedCalls(),
};
const today = new Date().toISOString().slice(0, 10);
const { breaking, grown, early, least } = contractChanges(await readJson(RELEASED), current, today);
for (const sentence of breaking) say(`BREAKS: ${sentence}`);
for (const call of grown) say(`grew: ${call}`);
for (const call of early)
  say(`TOO EARLY: ${call} may go once the last day is over that a released contract announced for it.`);
if (early.length > 0) {
  say('Declare these calls again, as deprecated and with a last day (docs/federation.md).');
  process.exitCode = 1;
} else if (semver.lt(current.version, least)) {
  say(`Raise the version of shared-api from ${current.version} to ${least}, and release the contract again.`);
  process.exitCode = 1;
} else {
  // A line for each call, so that a change shows what changed.
  const lines = Object.entries(current.calls).map(
    ([call, shape]) => `${JSON.stringify(call)}: ${JSON.stringify(shape)}`,
  );
  const deprecated = JSON.stringify(current.deprecated);
  await writeFile(
    RELEASED,
    `{"version": "${current.version}", "deprecated": ${deprecated}, "calls": {\n${lines.join(',\n')}\n}}\n`,
  );
  say(`The contract ${current.version} is released: ${lines.length} calls.`);
}
const { releaseKit } = await import('../teams/release-kit.mjs');
if (!(await releaseKit())) process.exitCode = 1;
