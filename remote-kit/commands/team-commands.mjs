import { createRequire } from 'node:module';
import path from 'node:path';
import { say } from '../lib/progress.mjs';
import { runProgram } from '../lib/run-program.mjs';
import { platform } from '../platform/commands.mjs';
import { readAddress } from '../platform/options.mjs';
import { addPublish } from '../platform/publish.mjs';
import { ownedBy } from '../scaffold/read-owned.mjs';
import { asksForRemote } from '../scaffold/scaffold-command.mjs';
import { scaffoldRemote } from '../scaffold/scaffold-remote.mjs';
import { showsSources } from './dev.mjs';

const require = createRequire(import.meta.url);

/** @param {string} dir */
const build = async (dir) => {
  const { runBuild } = await import('../lib/run-build.mjs');
  const { folder, isNew } = await runBuild(dir);
  say(`${path.relative('.', folder)}${isNew ? '' : ' (unchanged)'}`);
  return folder;
};

/**
 * Runs a program of a package that this kit brings, in the current folder.
 * @param {string} name
 * @param {string} file below the package
 * @param {string[]} args
 */
const runTool = async (name, file, args) => {
  const program = path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
  const { code } = await runProgram(process.execPath, [program, ...args]);
  process.exitCode ||= code;
};

asksForRemote(platform.command('new'))
  .option('--beside <address>', 'the installation whose parts may own none of it', readAddress)
  .action(async (name, { prefix, beside, below }) => {
    await scaffoldRemote(process.cwd(), { name, prefix, below }, beside ? await ownedBy(beside) : []);
    say(`${name} is ready: install its packages there, then npx tavolina-remote --help.`);
  });

platform
  .command('build')
  .description('Builds the remote in this folder into dist/<version>.')
  .action(async () => void (await build(process.cwd())));

platform
  .command('test')
  .description('Checks the types of the remote in this folder, and runs its tests.')
  .argument('[tests...]', 'some of them')
  .action(async (tests) => {
    await runTool('typescript', 'bin/tsc', ['--noEmit']);
    // Code is compiled when a test first needs it, which is slow on a busy machine.
    await runTool('jest', 'bin/jest.js', ['--testTimeout=60000', ...tests]);
  });

showsSources(platform.command('dev'), {
  from: 'the one that --server names',
  start: async () => ({ url: platform.opts().server, stop: async () => undefined }),
});
addPublish(build);

/** All commands of the kit, as a team calls them. */
export const teamCommands = platform.name('tavolina-remote');
