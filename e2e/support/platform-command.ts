import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a command of the release platform, as an operator of a running copy of the product does. */
export const platformCommand = (
  { url, dataDir }: { url: string; dataDir: string },
  args: string[],
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tooling/platform/platform.mjs', ...args], {
      cwd: ROOT,
      env: { ...process.env, PLATFORM_URL: url, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
