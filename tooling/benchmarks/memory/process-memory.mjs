import { readdir, readFile } from 'node:fs/promises';

/** @typedef {{ pid: number, parent: number, command: string }} Running */
/** @typedef {{ total: number, byName: Record<string, number> }} Memory in MiB */

/** @returns {Promise<Running[]>} every process of this machine */
const runningProcesses = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      try {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
        // The process name before it is in parentheses and may contain any character.
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
        return { pid: Number(pid), parent, command };
      } catch {
        // The process has exited meanwhile.
        return undefined;
      }
    }),
  );
  return found.filter((each) => each !== undefined);
};

/** Kinds of processes by their command line. */
const NAMES = /** @type {const} */ ([
  [/^postgres|\/postgres /, 'PostgreSQL'],
  [/render-process|--(?:experimental-)?permission/, 'drawing'],
  [/encode-process/, 'encoding'],
  [/commands\/start/, 'server'],
  [/commands\/build/, 'build'],
]);

/** @param {string} command */
const nameOf = (command) => NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? 'other';

/**
 * @param {Running[]} all
 * @param {number[]} roots
 * @returns {Running[]} the roots and all their descendants
 */
const withChildren = (all, roots) => {
  const known = new Set(roots);
  for (let size = -1; size !== known.size; ) {
    size = known.size;
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid);
  }
  return all.filter(({ pid }) => known.has(pid));
};

/**
 * @param {number} pid
 * @returns {Promise<number>} memory in MiB, with shared memory divided among the processes (PSS)
 */
const shareOf = async (pid) => {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/**
 * Memory of processes and all their descendants (PSS: shared memory is divided among the processes).
 * @param {number[]} roots
 * @returns {Promise<Memory>}
 */
export const memoryOf = async (roots) => {
  /** @type {Record<string, number>} */
  const byName = {};
  const processes = withChildren(await runningProcesses(), roots);
  await Promise.all(
    processes.map(async ({ pid, command }) => {
      const name = nameOf(command);
      const share = await shareOf(pid);
      byName[name] = (byName[name] ?? 0) + share;
    }),
  );
  return { total: Object.values(byName).reduce((sum, each) => sum + each, 0), byName };
};
