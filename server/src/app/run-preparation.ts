import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ConfigError } from '../platform/config/config.ts';

/** What the preparation is given. */
export interface PreparationOptions {
  /** Address of the database. */
  url: string;
  /** Whether an empty database gets the demo's towns. */
  demoData: boolean;
  /** Ends the process before it is done. */
  signal: AbortSignal;
}

/**
 * Brings the database up to date, loads the demo data and publishes the builds that came with this server.
 * It is a process of its own because what this takes of memory would stay with the server (product.md §144).
 * @throws {ConfigError} when it failed; the process has said why
 */
export const runPreparation = async ({ url, demoData, signal }: PreparationOptions): Promise<void> => {
  const script = path.join(import.meta.dirname, `prepare${path.extname(import.meta.filename)}`);
  const env = { ...process.env, DATABASE_URL: url, DEMO_DATA: demoData ? 'on' : 'off' };
  // Ctrl-C in a terminal reaches the server alone, which then ends this process by the signal.
  const [code] = await once(fork(script, { env, signal, detached: true }), 'exit');
  if (code !== 0) throw new ConfigError('Tavolina could not start: the database could not be prepared.');
};
