import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A build as the platform takes it: every file of its folder in base64.
 * @param {{ name: string, folder: string }} build
 */
export const readBuild = async ({ name, folder }) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(async (file) => [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        (await readFile(file)).toString('base64'),
      ]),
  );
  return { part: name, version: path.basename(folder), files: Object.fromEntries(files) };
};
