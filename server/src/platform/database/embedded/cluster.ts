import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../../make-folder.ts';
import type { Account } from './account.ts';

const run = promisify(execFile);

/** Where a database lives on disk, and the secret of its administrator. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  data: string;
  password: string;
}

/** Name of PostgreSQL's administrator inside the embedded database. */
export const ADMINISTRATOR = 'postgres';

const own = (target: string, account: Account | undefined): void => {
  if (account) chownSync(target, account.uid, account.gid);
};

/** Creates the administrator's password once. If two processes start together, the first one wins. */
const ensurePassword = (folder: string, account: Account | undefined): { file: string; password: string } => {
  const file = path.join(folder, 'password');
  try {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    own(file, account);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { file, password: readFileSync(file, 'utf8').trim() };
};

/** Creates the database files on the first start. An interrupted creation is started again. */
export const ensureCluster = async (
  folder: string,
  programs: string,
  account: Account | undefined,
): Promise<Cluster> => {
  await makeFolder(folder);
  own(folder, account);
  const { file, password } = ensurePassword(folder, account);
  const data = path.join(folder, 'data');
  if (existsSync(data)) return { data, password };

  const draft = `${data}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  await run(
    path.join(programs, 'bin', 'initdb'),
    [
      '-D',
      draft,
      '-U',
      ADMINISTRATOR,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${file}`,
    ],
    { ...account, cwd: folder, env: { LANG: 'C.UTF-8', PATH: process.env.PATH } },
  );
  try {
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(data)) throw error;
  }
  return { data, password };
};
