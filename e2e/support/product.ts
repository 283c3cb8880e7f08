import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 90_000;

/** A running copy of the product with a data folder of its own. */
export interface Product {
  url: string;
  dataDir: string;
  /** Stops it as Ctrl-C does. */
  stop: () => Promise<void>;
  /** Ends the server's process at once, as a crash would, without stopping the database. */
  crash: () => Promise<void>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const launch = (
  command: string,
  dataDir: string,
  port: number,
): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off', DEMO_DATA: 'on' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), START_MS);
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /is ready: (\S+)/.exec(output)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve({ child, url });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The product ended:\n${output}`)));
  });

/** Starts the product; the first start also builds and publishes what is not built yet. */
export const startProduct = async (): Promise<Product> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tavolina-e2e-'));
  let { child, url } = await launch('tooling/commands/start.mjs', dataDir, 0);
  const port = Number(new URL(url).port);
  return {
    url,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    crash: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    restart: async () => {
      ({ child, url } = await launch('server/dist/app/main.js', dataDir, port));
    },
  };
};
