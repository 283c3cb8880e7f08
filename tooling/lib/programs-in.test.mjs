import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilProgramsEnded } from './programs-in.mjs';

/** @param {string} program @param {string} script @returns {Promise<import('node:child_process').ChildProcess>} */
const startScript = async (program, script) => {
  const child = spawn(program, [script]);
  await once(child.stdout, 'data');
  return child;
};

test('what was started with files of a folder has ended, also what ignores a polite end', async () => {
  const [folder, other] = [
    await mkdtemp(path.join(tmpdir(), 'programs-')),
    await mkdtemp(path.join(tmpdir(), 'programs-')),
  ];
  const script = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000); console.log('ready');`;
  for (const each of [folder, other]) await writeFile(path.join(each, 'script.js'), script);
  const inside = await startScript(process.execPath, path.join(folder, 'script.js'));
  const beside = await startScript(process.execPath, path.join(other, 'script.js'));
  const ended = once(inside, 'exit');
  await untilProgramsEnded(folder);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(beside.exitCode ?? beside.signalCode).toBeNull();
  beside.kill('SIGKILL');
});

test('PostgreSQL may end its own processes first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  await symlink('/bin/sh', path.join(folder, 'postgres'));
  const script = path.join(folder, 'script.sh');
  await writeFile(script, `trap 'exit 3' QUIT\necho ready\nwhile :; do sleep 0.05; done\n`);
  const database = await startScript(path.join(folder, 'postgres'), script);
  const ended = once(database, 'exit');
  await untilProgramsEnded(folder);
  expect(await ended).toEqual([3, null]);
});
