import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { step } from '../../remote-kit/lib/progress.mjs';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { readArguments } from '../lib/read-arguments.mjs';

const USAGE = `Usage: npm run assemble -- FOLDER

Builds everything and puts what a server needs into FOLDER.`;

/** @param {string} sentence */
const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const {
  positionals: [named = ''],
} = readArguments(USAGE, { names: 1 });
const folder = path.resolve(named);
// Told before everything is built.
const found = await readdir(folder).catch((error) => (error.code === 'ENOENT' ? [] : undefined));
if (found?.length !== 0) refuse(`${folder} is ${found ? 'not empty' : 'no folder'}.`);
await mkdir(folder, { recursive: true }).catch((error) =>
  refuse(`${folder} cannot be made: ${error.message}`),
);
await installPackages();
// Imported only now, because packages may have just been installed.
const { assemble } = await import('../deploy/assemble.mjs');
const parts = await buildAll();
await step(`Assemble ${folder}`, () => assemble(folder, parts));
