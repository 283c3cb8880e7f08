import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian keeps the programs of each version, by which they work without its wrapper. */
const DEBIAN = '/usr/lib/postgresql';

/** A program of PostgreSQL on this machine. */
export interface Program {
  file: string;
  /** Its version: 15 of 15.18. */
  major: number;
}

const foldersOfMachine = (): string[] => [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : []),
  ...(process.env.PATH ?? '').split(path.delimiter),
];

const versionOf = async (file: string): Promise<Program | undefined> => {
  const { stdout } = await run(file, ['--version']).catch(() => ({ stdout: '' }));
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  return major === undefined ? undefined : { file, major: Number(major) };
};

/**
 * Finds `pg_dump` or `pg_restore` for a version of PostgreSQL: the oldest that is not older, because programs refuse
 * what is newer than they are, and newer ones write what older servers do not know.
 * @param folders where to look, this machine's by default
 * @throws {Error} where none is new enough, with what to install
 */
export const findProgram = async (
  name: 'pg_dump' | 'pg_restore',
  atLeast: number,
  folders: readonly string[] = foldersOfMachine(),
): Promise<Program> => {
  const files = folders.map((folder) => path.join(folder, name)).filter(existsSync);
  const found = (await Promise.all(files.map(versionOf))).filter((program) => program !== undefined);
  const [fitting] = found
    .filter(({ major }) => major >= atLeast)
    .toSorted((one, other) => one.major - other.major);
  if (fitting) return fitting;
  const had = found.map(({ file, major }) => `${file} is of version ${major}`).join(', ');
  throw new Error(
    `PostgreSQL ${atLeast} needs ${name} of version ${atLeast} or later; ${had || 'there is none on this machine'}. ` +
      `Install it (on Debian: apt-get install postgresql-client-${atLeast}, or from apt.postgresql.org) and run the command again.`,
  );
};
