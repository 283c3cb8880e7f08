import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT, remotesOf } from './paths.mjs';

/**
 * How many test files of a package share what they load. A test file of the server spends two seconds on loading the
 * server, one of a remote a second on React and its screens; in a group only the first does. Files of the shell run
 * alone: its modules keep reports and the release, which each file wants as they are loaded.
 * @type {Record<string, number>}
 */
const GROUP_SIZES = {
  server: 18,
  'shared-ui': 18,
  'shared-api': 15,
  'shared-console': 16,
  ...Object.fromEntries(remotesOf(ROOT).map((name) => [name, 16])),
};

/** Where a package's groups stand while this process runs them. */
const FOLDERS = '.cache/test-groups-';
const FOLDER = `${FOLDERS}${process.pid}`;

/** Such a file replaces or reloads modules or sets something for all that follows, so it runs alone. */
const ALONE = /^jest\.|jest\.resetModules/m;

/** Whose answers are not noted, which is told by the name of the file that runs. */
const READ_BY_NAME = /(fuzz|naughty-\w+|sql-injection)\.test\.ts$/;

/**
 * Whether a test file takes about a minute: a group of many, or one that asks for thousands of answers.
 * @param {string} file
 */
export const takesLong = (file) => file.includes(FOLDERS) || READ_BY_NAME.test(file);

/**
 * Deals files into groups of at most the given size, so that neighbours, which take alike, come into different ones.
 * Each processor gets as many groups, because with three for two, one would wait for the other; half a group stays
 * together.
 * @param {readonly string[]} files
 * @param {number} size
 * @param {number} [processors]
 * @returns {string[][]}
 */
export const deal = (files, size, processors = os.availableParallelism()) => {
  const fewest = Math.ceil(files.length / size);
  const areMany = files.length > size / 2;
  const count = areMany ? Math.min(files.length, Math.ceil(fewest / processors) * processors) : fewest;
  return Array.from({ length: count }, (_, group) => files.filter((_file, index) => index % count === group));
};

/**
 * A test file that runs others one after the other, each below its own name and with its own hooks.
 * @param {readonly string[]} files paths in the repository
 * @param {string} folder of the group, in the repository
 */
export const groupCode = (files, folder) =>
  files
    .map((file) => {
      const from = JSON.stringify(path.relative(folder, file));
      return `describe(${JSON.stringify(file)}, () => void require(${from}));\n`;
    })
    .join('');

/** A group is TypeScript and takes no modules of Node. */
const IS_MODULE = /\.mjs$/;

/** @param {string} file */
const runsAlone = async (file) =>
  READ_BY_NAME.test(file) ||
  IS_MODULE.test(file) ||
  ALONE.test(await readFile(path.join(ROOT, file), 'utf8'));

/**
 * Writes the groups of a package's test files.
 * @param {string} name
 * @param {readonly string[]} files
 * @param {number} size
 */
const groupsOf = async (name, files, size) => {
  const alone = await Promise.all(files.map(runsAlone));
  const folder = path.join(name, FOLDER);
  await rm(path.join(ROOT, folder), { recursive: true, force: true });
  await mkdir(path.join(ROOT, folder), { recursive: true });
  const together = deal(
    files.filter((_file, index) => !alone[index]),
    size,
  );
  const groups = together.map(async (members, index) => {
    const group = path.join(folder, `${index + 1}.test.ts`);
    await writeFile(path.join(ROOT, group), groupCode(members, folder));
    return group;
  });
  return [...files.filter((_file, index) => alone[index]), ...(await Promise.all(groups))];
};

/** @param {string} name @param {string[]} [chosen] */
const testFilesOf = async (name, chosen) => {
  if (chosen) return chosen.filter((file) => file.startsWith(`${name}/`));
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    `${name}/**/*.test.ts`,
    `${name}/**/*.test.tsx`,
    `${name}/**/*.test.mjs`,
  ];
  return (await runOrThrow('git', args))
    .split('\n')
    .filter((file) => existsSync(path.join(ROOT, file)) && file);
};

/**
 * Puts test files that load much together.
 * @param {string[]} [chosen] paths in the repository; else all of the packages whose tests are grouped
 * @returns {Promise<{ files: string[], remove: () => Promise<void> }>} what to run, and what clears the groups away
 */
export const groupTests = async (chosen) => {
  const names = Object.keys(GROUP_SIZES);
  const grouped = await Promise.all(
    Object.entries(GROUP_SIZES).map(async ([name, size]) =>
      groupsOf(name, await testFilesOf(name, chosen), size),
    ),
  );
  const others = (chosen ?? []).filter((file) => !names.some((name) => file.startsWith(`${name}/`)));
  const remove = async () => {
    for (const name of names) await rm(path.join(ROOT, name, FOLDER), { recursive: true, force: true });
  };
  return { files: [...grouped.flat(), ...others], remove };
};
