import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 90_000;

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

/** A running copy of the product with a data folder of its own. */
export interface Product extends ServerProcess {
  dataDir: string;
  /** Starts another server process beside the first, which it must not outlive. */
  startAnother: () => Promise<ServerProcess>;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });

const run = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits until a program has said what a pattern describes; whatever else it said is the error. */
const said = (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The product ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not start'), START_MS);
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = pattern.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => fail('ended'));
  });

const launch = async (
  dataDir: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> => {
  const defaults = { RATE_LIMITS: 'off', DEMO_DATA: 'on' };
  const child = run('server/dist/app/main.js', {
    ...defaults,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  const [, url = ''] = await said(child, /is ready: (\S+)/);
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

/** Starts the server on a data folder of its own, where it publishes what is built. */
export const startProduct = async (settings: NodeJS.ProcessEnv = {}): Promise<Product> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-e2e-'));
  // PostgreSQL's account must be able to enter it; else its files would be kept elsewhere and outlive this folder.
  chmodSync(dataDir, 0o755);
  const server = await startServer(dataDir, settings);
  return {
    ...server,
    dataDir,
    startAnother: () => startServer(dataDir, settings),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
