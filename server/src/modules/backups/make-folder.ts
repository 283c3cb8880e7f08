import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Makes a folder with those above it. Node's own way tries without end where a folder refuses others, as /proc does. */
const makeAll = async (folder: string): Promise<void> => {
  if (await isFolder(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) await makeAll(above);
  await mkdir(folder);
};

/**
 * Makes a new folder in another one, which need not exist (product.md §622).
 * @throws {Error} where that cannot be written to, with what to do
 */
export const makeNewFolder = async (folder: string, name: string): Promise<string> => {
  const made = path.join(path.resolve(folder), name);
  try {
    await makeAll(path.dirname(made));
    await mkdir(made);
    return made;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Nothing can be written to ${folder} (${reason}). Name another folder, or give this account the right to write there.`,
    );
  }
};
