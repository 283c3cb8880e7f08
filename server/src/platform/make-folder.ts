import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config/config-error.ts';

const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Node's own way to make a folder with those above it tries without end where a folder refuses others, as /proc does. */
const makeAll = async (folder: string, mode?: number): Promise<void> => {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeAll(above, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!(await isFolder(folder))) throw error;
  }
};

const explainRefusal = (folder: string, error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new ConfigError(
    `Nothing can be written to ${folder} (${reason}). Name another folder, or give this account the right to write there.`,
  );
};

/**
 * Makes a folder with those above it, where they are missing (product.md §622).
 * @param mode rights of the folders that are made; by default those that the account gives to new ones
 * @throws {ConfigError} where it cannot be made, with what to do
 */
export const makeFolder = (folder: string, mode?: number): Promise<void> =>
  makeAll(folder, mode).catch((error: unknown) => explainRefusal(folder, error));

/**
 * Makes a new folder in another one, which need not exist (product.md §622).
 * @returns its absolute path
 * @throws {ConfigError} where it exists or cannot be made, with what to do
 */
export const makeNewFolder = async (folder: string, name: string): Promise<string> => {
  await makeFolder(folder);
  const made = path.resolve(folder, name);
  await mkdir(made).catch((error: unknown) => explainRefusal(folder, error));
  return made;
};
