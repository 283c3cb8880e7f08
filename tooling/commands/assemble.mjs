import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { step } from '../../remote-kit/lib/progress.mjs';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

const USAGE = `Usage: npm run assemble -- FOLDER

Builds everything and puts what a server needs into FOLDER.`;

const {
  positionals: [folder = ''],
} = readArguments(USAGE, { names: 1 });
// Told before everything is built.
const found = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : undefined));
if (found?.length !== 0) {
  process.stderr.write(`${folder} is ${found ? 'not empty' : 'no folder'}.\n`);
  process.exit(1);
}
await installPackages();
// Imported only now, because packages may have just been installed.
const { assemble } = await import('../deploy/assemble.mjs');
const parts = await buildAll();
await step(`Assemble ${folder}`, () => assemble(path.resolve(folder), parts));
