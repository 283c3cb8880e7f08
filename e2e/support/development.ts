import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ended, printedLine } from './process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A copy of a remote's sources that a story may edit. */
export interface Copy {
  /** Absolute path of the copied remote. */
  folder: string;
  remove: () => void;
}

/** Copies a remote; what it is built with is borrowed from this repository. */
export const copyRemote = (name: string): Copy => {
  const parent = mkdtempSync(path.join(tmpdir(), 'tavolina-sources-'));
  const folder = path.join(parent, name);
  const source = path.join(ROOT, name);
  const copied = readdirSync(source).filter((entry) => entry !== 'node_modules' && entry !== 'dist');
  for (const entry of copied) cpSync(path.join(source, entry), path.join(folder, entry), { recursive: true });
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
};

/** Shows a remote from its sources in the release of a running copy of the product, at any port unless told otherwise. */
export const developRemote = async (
  folder: string,
  from: string,
  { args = ['--port', '0'], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<{ url: string; printed: () => string; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['tooling/commands/dev.mjs', folder, '--from', from, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString();
  });
  const [, url = ''] = await printedLine(child, /is shown at (\S+),/);
  return {
    url,
    printed: () => stripVTControlCharacters(printed),
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
};
