import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** How long a program may run, in ms: below the limit of a story, so that what it said is seen. */
const LONGEST = 150_000;

/** How a program ended, and everything it said; `code` is null when it was ended because it ran for too long. */
export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs a program of the repository, or of a copy of it, as somebody at a terminal does. */
export const runCommand = (
  args: string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(process.execPath, args, {
      ...{ cwd, env: { ...process.env, ...env }, stdio: [...stdio] },
      ...{ timeout: LONGEST, killSignal: 'SIGKILL' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });

/** Runs a command of the release platform, as an operator of a running copy of the product does. */
export const platformCommand = (
  { url, dataDir }: { url: string; dataDir: string },
  args: string[],
  cwd = ROOT,
): Promise<Outcome> =>
  runCommand(['tooling/commands/platform.mjs', ...args], {
    cwd,
    env: { PLATFORM_URL: url, DATA_DIR: dataDir },
  });
