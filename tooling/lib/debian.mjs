import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of a program that this machine has, by any of its names; where ordinary users' paths leave out the folders of
 * administrators, those are looked into too.
 * @param {string[]} names
 */
export const findProgram = (names) => {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
};

/** Whether this process may install Debian's packages. */
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Settings of apt for a run without questions. */
export const APT = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
