import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const APP = path.resolve(import.meta.dirname, '../app');

/** How a command ended. */
export interface Ended {
  code: number | null;
  /** What it wrote, to both outputs. */
  said: string;
}

/** A command that runs. */
export interface RunningCommand {
  /** Ends it at once, without a word to what it has started. */
  kill: () => void;
  ended: Promise<Ended>;
}

/** Starts a command of `server/src/app` as an operator does, from its sources, with these settings only. */
export const startCommand = (
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): RunningCommand => {
  const loader = import.meta.resolve('@tavolina/tooling/typescript/run-sources.mjs');
  const child = spawn(
    process.execPath,
    ['--conditions=tavolina', '--import', loader, path.join(APP, `${name}.ts`), ...args],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ended = Promise.all([text(child.stdout), text(child.stderr), closed]).then(
    ([out, complaints, code]) => ({ code, said: out + complaints }),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
};

/** Runs a command to its end, see `startCommand`. */
export const runCommand = (
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> => startCommand(name, args, env).ended;
