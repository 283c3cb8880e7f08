import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

const SHARED_ROOT = '/var/lib/tavolina';
const EXECUTE = 0o1;

const mayEnter = (folder: string, account: Account): boolean => {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & (EXECUTE << 6)) !== 0;
  if (gid === account.gid) return (mode & (EXECUTE << 3)) !== 0;
  return (mode & EXECUTE) !== 0;
};

const ancestors = (folder: string): string[] => {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
};

/**
 * Folder of the database for a data folder, which exists. Normally inside it. As root, when PostgreSQL's account cannot
 * read the data folder (for example under /root), it is a folder under `/var/lib/tavolina`, one for each
 * data folder.
 */
export const databaseFolder = (dataDir: string, account: Account | undefined): string => {
  const absolute = path.resolve(dataDir);
  if (account === undefined || ancestors(absolute).every((folder) => mayEnter(folder, account))) {
    return path.join(absolute, 'postgres');
  }
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 16);
  return path.join(SHARED_ROOT, name);
};
