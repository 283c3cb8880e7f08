import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';

const run = promisify(execFile);

/** @typedef {{ name: string, port: number, rest: number, folder: string }} Member a server of PostgreSQL */

/** @param {Member} member @param {'primary' | 'replica'} role @returns {Promise<boolean>} */
const hasRole = ({ rest }, role) =>
  fetch(`http://127.0.0.1:${rest}/${role}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param {Member} member @param {'primary' | 'replica'} role */
const untilRole = async (member, role) => {
  while (!(await hasRole(member, role))) await delay(100);
};

/** @param {Member} member @returns {Promise<number>} the process of its PostgreSQL */
const processOf = async ({ folder }) =>
  Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);

/**
 * Starts an etcd.
 * @param {import('../../lib/postgres-account.mjs').PostgresAccount} account
 * @returns {Promise<number>} its port
 */
const startEtcd = async ({ home, start }) => {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  start('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', path.join(home, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', `http://127.0.0.1:${await getPort()}`],
  ]);
  return port;
};

/**
 * Two servers of PostgreSQL that Patroni keeps: the first is the primary, the other follows.
 * @param {import('../../lib/postgres-account.mjs').PostgresAccount} account
 */
export const startMembers = async (account) => {
  const bin = (await run('pg_config', ['--bindir'])).stdout.trim();
  const etcd = await startEtcd(account);
  /** @param {string} name @returns {Promise<Member>} */
  const prepare = async (name) => {
    const folder = path.join(account.home, name);
    const member = { name, folder, port: await getPort(), rest: await getPort() };
    await account.makeFolder(folder);
    await account.adapt('patroni.yml', path.join(folder, 'patroni.yml'), {
      'name: one': `name: ${name}`,
      ':8008': `:${member.rest}`,
      ':2379': `:${etcd}`,
      ':5432': `:${member.port}`,
      '/var/lib/postgresql/tavolina': path.join(folder, 'data'),
      '/usr/lib/postgresql/15/bin': bin,
      '/run/postgresql': folder,
    });
    return member;
  };
  const [one, two] = [await prepare('one'), await prepare('two')];
  /** @param {Member} member @param {'primary' | 'replica'} role */
  const join = async (member, role) => {
    account.start(member.name, 'patroni', [path.join(member.folder, 'patroni.yml')]);
    await untilRole(member, role);
  };
  await join(one, 'primary');
  await join(two, 'replica');
  return {
    one,
    two,
    /**
     * Kills the primary and its Patroni, as a machine that loses its power.
     * @returns {Promise<() => Promise<void>>} starts it again, and waits until it follows
     */
    async killPrimary() {
      const lost = (await hasRole(one, 'primary')) ? one : two;
      const database = await processOf(lost);
      account.kill(lost.name);
      process.kill(database, 'SIGKILL');
      return () => join(lost, 'replica');
    },
  };
};
