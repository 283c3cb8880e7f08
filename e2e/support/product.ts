import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, emptyDataFolder } from './prepared-data.ts';
import { ended, hasEnded, printedLine } from './process.ts';
import { keepLog } from './server-log.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A server process on a data folder. */
export interface ServerProcess {
  url: string;
  /** Stops it as Ctrl-C does. */
  stop: () => Promise<void>;
  /** Ends the process at once, as a crash would, without stopping the database. */
  crash: () => Promise<void>;
  /** Starts it again on the same port and data, ending it first as an operator would if it still runs. */
  restart: () => Promise<void>;
}

/** A running copy of the product with its own data folder. */
export interface Product extends ServerProcess {
  dataDir: string;
  /** Starts another server process beside the first. It ends before the first does. */
  startAnother: () => Promise<ServerProcess>;
}

const run = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const launch = async (
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> => {
  const defaults = { RATE_LIMITS: 'off', DEMO_DATA: 'on' };
  const child = run('server/dist/bundle/main.js', {
    ...defaults,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  keepLog(dataDir, child.stdout);
  const [, url = ''] = await printedLine(child, /is ready: (\S+)/);
  return { child, url };
};

const startServer = async (dataDir: string, settings: NodeJS.ProcessEnv): Promise<ServerProcess> => {
  let { child, url } = await launch(dataDir, 0, settings);
  const port = Number(new URL(url).port);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  const restart = async (): Promise<void> => {
    if (!hasEnded(child)) await end('SIGTERM');
    ({ child, url } = await launch(dataDir, port, settings));
  };
  return {
    url,
    stop: async () => {
      // After a crash only a new server can stop the database.
      if (child.signalCode === 'SIGKILL') await restart();
      await end('SIGTERM');
    },
    crash: () => end('SIGKILL'),
    restart,
  };
};

/**
 * Starts the server for the first time, where it loads the demo and publishes what is built, and stops it.
 * @returns its data folder
 */
export const startOnce = async (): Promise<string> => {
  const dataDir = emptyDataFolder();
  const server = await startServer(dataDir, {});
  await server.stop();
  return dataDir;
};

/** Starts the server on its own data folder: a copy of the prepared one of this run, else an empty one. */
export const startProduct = async (settings: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const dataDir = dataFolder();
  const server = await startServer(dataDir, settings);
  const others: ServerProcess[] = [];
  return {
    ...server,
    dataDir,
    startAnother: async () => {
      const another = await startServer(dataDir, settings);
      others.push(another);
      return another;
    },
    stop: async () => {
      for (const another of others) await another.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
