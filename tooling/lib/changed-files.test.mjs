import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.mjs';

/** @type {string} */
let folder;

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });

/** @param {string[]} names */
const write = (...names) => {
  for (const name of names) writeFileSync(path.join(folder, name), `${Math.random()}`);
};

/** @param {string} subject */
const commitAll = (subject) => {
  git('add', '.');
  git('commit', '-qm', subject);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tavolina-changed-'));
  git('init', '-qb', 'main');
  write('old.ts', 'edited.ts', 'removed.ts');
  commitAll('First');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('what a branch committed, edited and added counts, what it removed does not', async () => {
  git('checkout', '-qb', 'branch');
  write('committed.ts');
  git('rm', '-q', 'removed.ts');
  commitAll('Second');
  write('edited.ts', 'new.ts');
  expect(await changedFiles('main', folder)).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
});

test('what others committed since the branch left does not count', async () => {
  git('checkout', '-qb', 'branch');
  write('committed.ts');
  commitAll('Mine');
  git('checkout', '-q', 'main');
  write('old.ts');
  commitAll('Theirs');
  git('checkout', '-q', 'branch');
  expect(await changedFiles('main', folder)).toEqual(['committed.ts']);
});

test('a commit that does not exist is said', async () => {
  await expect(changedFiles('nowhere', folder)).rejects.toThrow(/nowhere/);
});
