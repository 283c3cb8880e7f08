import { execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { scratchFolder } from './scratch-folder.mjs';

test('every account can enter it, programs run from it, and it goes with all that is in it', () => {
  const scratch = scratchFolder();
  expect(statSync(scratch.folder).mode & 0o777).toBe(0o755);
  const program = path.join(scratch.folder, 'program');
  writeFileSync(program, '#!/bin/sh\necho runs\n', { mode: 0o755 });
  expect(execFileSync(program).toString()).toBe('runs\n');
  scratch.remove();
  expect(existsSync(scratch.folder)).toBe(false);
});

test('it goes when the process that made it is broken off', () => {
  const code = `
    const { scratchFolder } = await import('./tooling/lib/scratch-folder.mjs');
    process.stdout.write(scratchFolder().folder);
    process.exit(1);`;
  let folder = '';
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT });
  } catch (error) {
    folder = String(/** @type {{ stdout: Buffer }} */ (error).stdout);
  }
  expect(folder).toMatch(/tavolina-scratch-/);
  expect(existsSync(folder)).toBe(false);
});
