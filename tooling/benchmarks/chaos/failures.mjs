import { setTimeout as delay } from 'node:timers/promises';

/** As in the unit of systemd. */
const RESTART_MS = 2_000;
/** How long a process says nothing, in ms: as if the network to it were cut. */
const SILENT_MS = 20_000;

/** @typedef {{ name: string, fail: () => Promise<unknown>, lastsMs: number }} Failure what fails, and is mended again; and how long it is watched */

/**
 * What fails in turn. Each is mended as the system of a machine would.
 * @param {object} parts
 * @param {readonly import('../../lib/server-process.mjs').ServerProcess[]} parts.servers
 * @param {{ kill: () => Promise<void>, start: () => Promise<void> }} parts.nginx
 * @param {Awaited<ReturnType<typeof import('../cluster/database-cluster.mjs').startCluster>>} parts.cluster
 * @returns {Failure[]}
 */
export const failuresOf = ({ servers, nginx, cluster }) => {
  /** @param {number} index */
  const killServer = async (index) => {
    await servers[index]?.end('SIGKILL');
    await delay(RESTART_MS);
    await servers[index]?.start();
  };
  return [
    { name: 'nothing', fail: async () => undefined, lastsMs: 45_000 },
    { name: 'a server process killed', fail: () => killServer(0), lastsMs: 40_000 },
    { name: 'two of four killed at once', fail: () => Promise.all([1, 2].map(killServer)), lastsMs: 45_000 },
    {
      name: 'nothing comes through to a server for 20 s',
      async fail() {
        servers[3]?.signal('SIGSTOP');
        await delay(SILENT_MS);
        servers[3]?.signal('SIGCONT');
      },
      lastsMs: 60_000,
    },
    {
      name: 'nginx killed',
      async fail() {
        await nginx.kill();
        await delay(RESTART_MS);
        await nginx.start();
      },
      lastsMs: 40_000,
    },
    {
      name: 'the pooler killed',
      async fail() {
        const start = cluster.killPooler();
        await delay(RESTART_MS);
        start();
      },
      lastsMs: 40_000,
    },
    {
      name: 'the primary of the database killed',
      async fail() {
        const bringBack = await cluster.killPrimary();
        await delay(45_000);
        await bringBack();
      },
      lastsMs: 80_000,
    },
  ];
};
