import { existsSync } from 'node:fs';
import path from 'node:path';

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

/** Non-interactive settings of apt. */
export const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
