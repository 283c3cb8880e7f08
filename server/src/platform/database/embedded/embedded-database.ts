import path from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { postgresAccount } from './account.ts';
import { administrator } from './administrator.ts';
import { prepareBinaries } from './binaries.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { databaseFolder } from './location.ts';
import { type Postmaster, type PostmasterOptions, startPostmaster, stopPostmaster } from './postmaster.ts';
import { isAlive } from './postmaster-file.ts';
import { acquireUsageLock } from './usage-lock.ts';

const WATCH_MS = 1_000;

/** The running embedded database. */
export interface EmbeddedDatabase {
  /** Connection address of the product's database, for a role without administrator rights. */
  url: string;
  /** Stops PostgreSQL unless another process uses it. Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** The product's role and database, both of this name. The role may create databases, which tests need. */
const NAME = 'tavolina';

const ensureDatabase = async (cluster: Cluster, port: number): Promise<string> => {
  const client = administrator(cluster, port);
  await client.connect();
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [NAME]);
    if (role.rowCount === 0)
      await client.query(`CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD '${cluster.password}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  } finally {
    await client.end();
  }
  return `postgresql://${NAME}:${cluster.password}@127.0.0.1:${port}/${NAME}`;
};

/** Restarts PostgreSQL on the same port when it dies. */
const keepAlive = async (options: PostmasterOptions, first: Postmaster, onLoss: (error?: Error) => void) => {
  let current = first;
  let use = await acquireUsageLock(options.cluster, first.port);
  let restarting: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restarting || isAlive(current.pid)) return;
    onLoss();
    restarting = startPostmaster(options, current.port)
      .then(async (next) => {
        current = next;
        use = await acquireUsageLock(options.cluster, next.port);
      })
      .catch(onLoss)
      .finally(() => {
        restarting = undefined;
      });
  }, WATCH_MS);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await restarting;
      if (await use.release()) await stopPostmaster(current, options.cluster);
    },
  };
};

/**
 * Starts the embedded PostgreSQL on the files of a data folder.
 * @param onLoss called when PostgreSQL died and is being restarted, and with an error when the restart
 * failed
 * @param settings of PostgreSQL, in place of those that save memory
 * @throws {ConfigError} where the data folder cannot be written to
 */
export const startEmbeddedDatabase = async (
  dataDir: string,
  onLoss: (error?: Error) => void = () => undefined,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedDatabase> => {
  const account = postgresAccount();
  await makeFolder(dataDir);
  const folder = databaseFolder(dataDir, account);
  const programs = await prepareBinaries(folder);
  const cluster = await ensureCluster(folder, programs, account);
  const options = { cluster, programs, account, logFile: path.join(folder, 'postgres.log'), settings };
  const postmaster = await startPostmaster(options);
  const watch = await keepAlive(options, postmaster, onLoss);
  return { url: await ensureDatabase(cluster, postmaster.port), stop: watch.end };
};
