import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { APT, findProgram, isRootOnDebian } from './debian.mjs';
import { ROOT } from './paths.mjs';
import { step } from './progress.mjs';
import { runOrThrow } from './run-program.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/nginx');
const UNPACKED = path.join(FOLDER, 'usr/sbin/nginx');

/** Unpacks Debian's package without installing it, because installing would start a web server. */
const unpack = async () => {
  await mkdir(FOLDER, { recursive: true });
  if (isRootOnDebian()) await runOrThrow('apt-get', ['update'], APT);
  await runOrThrow('sh', ['-c', 'cd "$0" && apt-get download nginx', FOLDER]);
  const file = (await readdir(FOLDER)).find((name) => name.endsWith('.deb')) ?? '';
  await runOrThrow('dpkg', ['-x', path.join(FOLDER, file), FOLDER]);
};

/**
 * Path of an nginx: this machine's, else Debian's, unpacked but not installed.
 * @returns {Promise<string>}
 * @throws {Error} with the one command that helps
 */
export const ensureNginx = async () => {
  const found = findProgram(['nginx']);
  if (found) return found;
  if (!existsSync(UNPACKED)) await step('nginx: fetching', unpack).catch(() => undefined);
  if (existsSync(UNPACKED)) return UNPACKED;
  throw new Error('The stories behind nginx need it. Run once: sudo apt-get install -y nginx-light');
};
