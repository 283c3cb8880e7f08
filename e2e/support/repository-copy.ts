import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run-command.ts';

/** A copy of the repository that a story may add to. */
export interface RepositoryCopy {
  folder: string;
  /** Lets a new remote use what another one has installed. */
  borrowPackages: (name: string, from: string) => void;
  remove: () => void;
}

const PACKAGES = 'node_modules';

/** Copies the repository's files; what is installed is borrowed. */
export const copyRepository = (): RepositoryCopy => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-repository-'));
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  const borrowPackages = (name: string, from: string): void =>
    symlinkSync(path.join(ROOT, from, PACKAGES), path.join(folder, name, PACKAGES));
  for (const name of ['.', ...readdirSync(folder)])
    if (existsSync(path.join(ROOT, name, PACKAGES))) borrowPackages(name, name);
  return { folder, borrowPackages, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
