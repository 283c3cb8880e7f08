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

/** Runs a command of `server/src/app` as an operator does, from its sources, with these settings only. */
export const runCommand = async (
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> => {
  const loader = import.meta.resolve('@tavolina/tooling/typescript/run-sources.mjs');
  const child = spawn(
    process.execPath,
    ['--conditions=tavolina', '--import', loader, path.join(APP, `${name}.ts`), ...args],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said: out + complaints };
};
