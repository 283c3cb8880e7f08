import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Commands that do their work without any argument, or take a folder to be any text. */
const COMMANDS = [
  'tooling/commands/assemble.mjs',
  'tooling/commands/contract.mjs',
  'tooling/commands/crashes.mjs',
  'tooling/commands/pack.mjs',
  'tooling/commands/team.mjs',
  'tooling/supply-chain/faults.mjs',
  'tooling/supply-chain/sbom.mjs',
];

/**
 * @param {string} file
 * @param {string[]} args
 */
const run = (file, ...args) =>
  spawnSync(process.execPath, [path.join(ROOT, file), ...args], { cwd: ROOT, encoding: 'utf8' });

test.each(COMMANDS)('%s says how it is used, and does nothing else then', (file) => {
  const { status, stdout, stderr } = run(file, '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run \w+/);
});

test.each(COMMANDS)('%s refuses what it does not know, in words', (file) => {
  const option = run(file, '--hlep');
  expect([option.status, option.stdout]).toEqual([1, '']);
  expect(option.stderr).toMatch(/^Unknown option '--hlep'[^\n]*\n\nUsage: npm run/);
  const argument = run(file, 'one', 'two');
  expect([argument.status, argument.stdout]).toEqual([1, '']);
  expect(argument.stderr).toMatch(/^Unexpected: (?:one )?two\n\nUsage: npm run/);
});

test('nothing is built for a folder that cannot be filled', () => {
  expect(run('tooling/commands/assemble.mjs').stderr).toMatch(/^Something is missing\.\n/);
  expect(run('tooling/commands/assemble.mjs', 'docs')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${path.join(ROOT, 'docs')} is not empty.\n`,
  });
  expect(run('tooling/commands/assemble.mjs', 'README.md')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${path.join(ROOT, 'README.md')} is no folder.\n`,
  });
});

test('crashes ask for a number of rounds, and benchmarks for names that there are', () => {
  const crashes = run('tooling/commands/crashes.mjs', 'many');
  expect([crashes.status, crashes.stdout]).toEqual([1, '']);
  expect(crashes.stderr).toMatch(/^many is no number of rounds\.\n\nUsage: npm run crashes/);
  const benchmarks = run('tooling/benchmarks/run.mjs', 'sizes', 'speed');
  expect([benchmarks.status, benchmarks.stdout]).toEqual([1, '']);
  expect(benchmarks.stderr).toMatch(/^No such benchmark: speed\.\n\nUsage: npm run bench/);
  expect(run('tooling/benchmarks/run.mjs', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(', memory, failover,'),
  });
});
