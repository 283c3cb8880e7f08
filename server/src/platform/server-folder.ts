import { existsSync } from 'node:fs';
import path from 'node:path';

const folderWithPackage = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : folderWithPackage(path.dirname(folder));

/**
 * The folder of the server's package, where its texts, templates, migrations and other files are. Sources, compiled
 * modules and the bundle lie at different depths below it.
 */
export const SERVER_FOLDER = folderWithPackage(import.meta.dirname);
