import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Program } from './programs.ts';

/**
 * Runs a program of PostgreSQL on a database. The password goes by the environment: arguments are seen by everybody
 * on the machine.
 * @throws {Error} with what the program said
 */
export const runOnDatabase = async (
  { file }: Program,
  databaseUrl: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<void> => {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(file, ['--no-password', `--dbname=${url.href}`, ...args], {
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal && { signal }),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [said, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${file} failed: ${said.trim()}`);
};
