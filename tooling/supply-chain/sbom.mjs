import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { readArguments } from '../lib/read-arguments.mjs';
import { packagesOf, readBom } from './components.mjs';
import { listLicenses, refusedOf } from './licenses.mjs';

const USAGE = `Usage: npm run sbom [-- --out FOLDER]

Writes the bill of materials and the list of licences of all installed packages into FOLDER, .sbom without it, and refuses
a licence that a commercial product cannot carry.`;

// product.md §486
const { values } = readArguments(USAGE, { options: { out: { type: 'string', default: '.sbom' } } });
const folder = path.resolve(ROOT, values.out);

// Told before the packages are read.
await mkdir(folder, { recursive: true }).catch((error) => {
  process.stderr.write(`${folder} cannot be made: ${error.message}\n`);
  process.exit(1);
});
const bom = await readBom();
const packages = packagesOf(bom);
await writeFile(path.join(folder, 'bom.json'), `${JSON.stringify(bom, null, 1)}\n`);
await writeFile(path.join(folder, 'licenses.md'), listLicenses(packages));
say(`${packages.length} packages: ${values.out}/bom.json (CycloneDX) and ${values.out}/licenses.md`);

const refused = refusedOf(packages);
for (const line of refused) say(line);
if (refused.length > 0) process.exitCode = 1;
