import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, isRootOnDebian, updateApt } from '../../remote-kit/lib/debian.mjs';
import { step } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT } from './paths.mjs';

/**
 * Unpacks a package of Debian without installing it, because installing would start its server.
 * @param {string} name of the package
 * @param {string} folder
 */
const unpack = async (name, folder) => {
  await mkdir(folder, { recursive: true });
  if (isRootOnDebian()) await updateApt();
  await runOrThrow('sh', ['-c', 'cd "$0" && apt-get download "$1"', folder, name]);
  const file = (await readdir(folder)).find((entry) => entry.endsWith('.deb')) ?? '';
  await runOrThrow('dpkg', ['-x', path.join(folder, file), folder]);
};

/**
 * Path of a program: this machine's, else that of Debian's package, unpacked but not installed.
 * @param {{ program: string, package: string, path: string }} wanted with the program's path in the package
 * @returns {Promise<string | undefined>} undefined where neither is to be had
 */
export const findOrUnpack = async (wanted) => {
  const found = findProgram([wanted.program]);
  if (found) return found;
  const folder = path.join(ROOT, 'node_modules/.cache', wanted.package);
  const unpacked = path.join(folder, wanted.path);
  if (!existsSync(unpacked))
    await step(`${wanted.program}: fetching`, () => unpack(wanted.package, folder)).catch(() => undefined);
  return existsSync(unpacked) ? unpacked : undefined;
};
