import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import type { Account } from './account.ts';
import { administrator } from './administrator.ts';
import { cacheSize } from './cache-size.ts';
import type { Cluster } from './cluster.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

/** Longest wait for a killed predecessor to release its lock, and for a new process to answer, in ms. */
const START_TIMEOUT_MS = 15_000;
/** Longest time a stop may take to write memory to a slow disk, in ms. */
const STOP_TIMEOUT_MS = 60_000;
/**
 * Longest wait for the process to exit after it removed its pid file, in ms. Without a parent that reaps
 * it, it stays as a zombie.
 */
const EXIT_MS = 2_000;
const RETRY_MS = 100;

/**
 * Settings that differ from PostgreSQL's defaults to save memory (product.md §144): a small cache, because
 * the system caches the files as well, which grows with the data, no JIT, which short queries do not need, and tables of connections and locks
 * for a few processes of the server, which open 11 connections each. A save of a long menu changes as many pages as the small cache
 * has: they are written in the background before the next one needs their place, where it would write them itself.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  bgwriter_delay: '20ms',
  bgwriter_lru_maxpages: '1000',
  bgwriter_lru_multiplier: '4',
  max_connections: '50',
  // A query of orders locks the partitions of all months, and their indexes (docs/operating.md).
  max_locks_per_transaction: '256',
  max_pred_locks_per_transaction: '16',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
};

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** What is needed to run one. */
export interface PostmasterOptions {
  cluster: Cluster;
  programs: string;
  account: Account | undefined;
  logFile: string;
  /** Settings in place of those that save memory. */
  settings?: Readonly<Record<string, string>>;
}

const answers = async (cluster: Cluster, port: number): Promise<boolean> => {
  const client = administrator(cluster, port);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return path.resolve(rows[0]?.data_directory ?? '') === path.resolve(cluster.data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A PostgreSQL that a killed predecessor of this process left running on the same files. */
const findRunning = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const file = readPostmasterFile(cluster.data);
  return file && isAlive(file.pid) && (await answers(cluster, file.port)) ? file : undefined;
};

const launch = (options: PostmasterOptions, port: number): ChildProcess => {
  const log = openSync(options.logFile, 'a');
  const child = spawn(
    path.join(options.programs, 'bin', 'postgres'),
    [
      '-D',
      options.cluster.data,
      '-p',
      String(port),
      ...Object.entries({
        ...SETTINGS,
        shared_buffers: `${cacheSize(options.cluster)}MB`,
        ...options.settings,
      }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // In its own process group, so that Ctrl-C reaches only the server, which then stops PostgreSQL.
    {
      ...options.account,
      cwd: path.dirname(options.cluster.data),
      detached: true,
      stdio: ['ignore', log, log],
      // Returns freed memory to the system instead of keeping it for the next query.
      env: {
        LANG: 'C.UTF-8',
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '131072',
        MALLOC_MMAP_THRESHOLD_: '131072',
      },
    },
  );
  closeSync(log);
  child.unref();
  return child;
};

const untilAnswering = async (
  options: PostmasterOptions,
  child: ChildProcess,
  port: number,
  deadline: number,
): Promise<boolean> => {
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if (await answers(options.cluster, port)) return true;
    await delay(RETRY_MS);
  }
  return false;
};

/**
 * Starts PostgreSQL on a cluster's files, or adopts the one that is already running. A killed predecessor
 * keeps its lock until the system has reaped it, so a refused start is retried for a while. The lock is
 * never removed.
 * @throws {Error} naming the log when PostgreSQL does not start
 */
export const startPostmaster = async (
  options: PostmasterOptions,
  wantedPort?: number,
): Promise<Postmaster> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  do {
    const running = await findRunning(options.cluster);
    if (running) return running;
    const port = wantedPort ?? (await getPort({ host: '127.0.0.1' }));
    const child = launch(options, port);
    const failed = new Promise<never>((_, reject) => child.once('error', reject));
    if (await Promise.race([untilAnswering(options, child, port, deadline), failed]))
      return { pid: child.pid ?? 0, port };
    await delay(RETRY_MS);
  } while (Date.now() < deadline);
  const tail = readFileSync(options.logFile, 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start. The end of ${options.logFile}:\n${tail}`);
};

const until = async (isReached: () => boolean, timeoutMs: number): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !isReached()) await delay(RETRY_MS);
};

/** Stops PostgreSQL: closes connections and writes data. Resolves when the process has ended. */
export const stopPostmaster = async ({ pid }: Postmaster, { data }: Cluster): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  await until(() => readPostmasterFile(data)?.pid !== pid, STOP_TIMEOUT_MS);
  await until(() => !isAlive(pid), EXIT_MS);
};
