import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * A temporary data folder for a copy of the product. PostgreSQL's account can enter it; otherwise, as root,
 * its files would be stored elsewhere and not be deleted.
 * @param {string} purpose part of the folder's name
 */
export const temporaryDataFolder = async (purpose) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), `tavolina-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
};
