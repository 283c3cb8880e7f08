import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where a data folder keeps its database, and PostgreSQL's programs in it. */
const DATABASE = 'postgres';
const PROGRAMS = /^programs-/;

/** Names the prepared data folder to all that start a product in this run. */
const VARIABLE = 'PREPARED_DATA_DIR';

/** An empty data folder. */
export const emptyDataFolder = (): string => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-e2e-'));
  // PostgreSQL's account must be able to enter it; else its files would be kept elsewhere and outlive this folder.
  chmodSync(dataDir, 0o755);
  return dataDir;
};

/**
 * Lets every later copy of the product begin with this data: of a product that was stopped and is not started again.
 * What is built is published there; a server that is told of builds checks them again at each start.
 */
export const prepareData = (dataDir: string): void => {
  process.env[VARIABLE] = dataDir;
  delete process.env.RELEASE_BUILDS;
};

/** Copies files with their owners: PostgreSQL reads only what is its own. */
const copy = (from: string, names: string[], to: string): void =>
  void execFileSync('cp', ['-a', ...names.map((name) => path.join(from, name)), to]);

/**
 * A data folder with the demo and what is built, migrated and published, as a first start leaves it. PostgreSQL's
 * programs are shared.
 */
export const dataFolder = (): string => {
  const dataDir = emptyDataFolder();
  const prepared = process.env[VARIABLE];
  if (prepared === undefined) return dataDir;
  const names = readdirSync(prepared);
  copy(
    prepared,
    names.filter((name) => name !== DATABASE),
    dataDir,
  );
  const [from, to] = [path.join(prepared, DATABASE), path.join(dataDir, DATABASE)];
  if (!existsSync(from)) return dataDir;
  const own = readdirSync(from).filter((name) => !PROGRAMS.test(name));
  mkdirSync(to);
  copy(from, own, to);
  for (const name of readdirSync(from).filter((each) => PROGRAMS.test(each)))
    symlinkSync(path.join(from, name), path.join(to, name));
  return dataDir;
};
