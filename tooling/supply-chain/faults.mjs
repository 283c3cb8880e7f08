import { say } from '../../remote-kit/lib/progress.mjs';
import { readArguments } from '../lib/read-arguments.mjs';
import { askRegistry } from './ask-registry.mjs';
import { packagesOf, readBom } from './components.mjs';
import { ageOf, faultsOf, readKnownFaults, renewed, writeKnownFaults } from './known-faults.mjs';

const USAGE = `Usage: npm run faults [-- --offline | --write]

Tells known faults of the installed packages, by the registry where it answers, else by the dated file known-faults.json.
  --offline  asks nobody
  --write    renews the file from the registry's answer`;

const { values } = readArguments(USAGE, {
  options: { offline: { type: 'boolean' }, write: { type: 'boolean' } },
});

if (values.offline && values.write) {
  say('--write asks the registry: it goes without --offline.');
  process.exit(1);
}
const packages = packagesOf(await readBom());
const now = new Date();
const stored = await readKnownFaults();
const answered = values.offline ? undefined : await askRegistry();
const known = answered ? renewed(stored, answered, now) : stored;
if (answered && values.write) await writeKnownFaults(known);
if (!answered && !values.offline) say('The registry answers no questions about faults.');
if (!answered && values.write) {
  say('The file stays as it was.');
  process.exitCode = 1;
}
say(`${answered ? 'The registry was asked' : 'By the file'}: ${ageOf(known, now)}.`);

const faults = faultsOf(packages, known);
for (const line of faults) say(line);
say(
  faults.length === 0 ? `None is in the ${packages.length} installed packages.` : `${faults.length} apply.`,
);
for (const { id, why } of known.accepted) say(`Accepted: ${id}, ${why}`);
if (faults.length > 0) process.exitCode = 1;
