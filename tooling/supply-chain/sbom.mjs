import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { packagesOf, readBom } from './components.mjs';
import { listLicenses, refusedOf } from './licenses.mjs';

// `npm run sbom [-- --out <folder>]`: writes the bill of materials and the list of licences, and refuses a licence that a
// commercial product cannot carry (product.md §486).
const { values } = parseArgs({ options: { out: { type: 'string', default: '.sbom' } } });
const folder = path.resolve(ROOT, values.out);

const bom = await readBom();
const packages = packagesOf(bom);
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'bom.json'), `${JSON.stringify(bom, null, 1)}\n`);
await writeFile(path.join(folder, 'licenses.md'), listLicenses(packages));
say(`${packages.length} packages: ${values.out}/bom.json (CycloneDX) and ${values.out}/licenses.md`);

const refused = refusedOf(packages);
for (const line of refused) say(line);
if (refused.length > 0) process.exitCode = 1;
