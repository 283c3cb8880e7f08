import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * A data folder for a copy of the product that is thrown away afterwards. PostgreSQL's account may enter it: else, as
 * root, its files would be kept elsewhere and outlive the folder.
 * @param {string} purpose part of the folder's name
 */
export const temporaryDataFolder = async (purpose) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `tavolina-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
};
