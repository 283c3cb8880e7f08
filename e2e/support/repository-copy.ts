import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './run-command.ts';

/** Copies the repository's files, without what is installed or built; a story may add to them. */
export const copyRepository = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-repository-'));
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(folder, file));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
