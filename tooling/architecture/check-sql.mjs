import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SQL =
  /([`'"]|\bexists\s*\()\s*(select\s[\s\S]*?\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i;
const SQL_FILES = /(-repository|\.test)\.ts$/;

/**
 * Reports SQL in server modules outside their repositories.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each file
 */
export const checkSql = (root) => {
  const folder = path.join(root, 'server/src/modules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !SQL_FILES.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => SQL.test(readFileSync(file, 'utf8')))
    .map((file) => `${path.relative(root, file)}: SQL stands only in *-repository.ts.`);
};
