import { existsSync } from 'node:fs';
import path from 'node:path';
import { runOrThrow } from './run-program.mjs';

/**
 * Path of an installed program, by any of its names. Also searches the administrators' folders, which
 * users' paths may lack.
 * @param {string[]} names
 */
export const findProgram = (names) => {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
};

/** Whether this process may install Debian's packages. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Settings of apt where nobody answers its questions. */
const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** Fetches the list of Debian's packages. */
export const updateApt = () => runOrThrow('apt-get', ['update'], APT);

/**
 * Installs one of Debian's packages, with what it needs and nothing that it recommends.
 * @param {string} name
 * @param {string[]} [options] further ones of apt
 */
export const installDebian = async (name, options = []) => {
  await updateApt();
  await runOrThrow('apt-get', ['install', '-y', '--no-install-recommends', ...options, name], APT);
};
