import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { findProgram } from '../../../remote-kit/lib/debian.mjs';
import { endWithParent } from '../../lib/end-with-parent.mjs';
import { ROOT } from '../../lib/paths.mjs';

const run = promisify(execFile);
const DEPLOY = path.join(ROOT, 'tooling/deploy');
const PASSWORD = 'secret';
const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'pg_config'];

/** @typedef {{ name: string, port: number, rest: number, folder: string }} Member a server of PostgreSQL */

/**
 * A file of `tooling/deploy` with other addresses and folders, which PostgreSQL's account may read.
 * @param {{ name: string, to: string, changes: Record<string, string | number>, account?: { uid: number, gid: number } | undefined }} file
 */
const adapt = async ({ name, to, changes, account }) => {
  let text = await readFile(path.join(DEPLOY, name), 'utf8');
  for (const [from, other] of Object.entries(changes)) text = text.replaceAll(from, String(other));
  await writeFile(to, text);
  if (account) await chown(to, account.uid, account.gid);
};

/** @param {string} folder of a data folder @returns {Promise<number>} the process of its PostgreSQL */
const processOf = async (folder) =>
  Number((await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);

/** @param {number} rest port of a member's Patroni @param {string} role @returns {Promise<boolean>} */
const hasRole = (rest, role) =>
  fetch(`http://127.0.0.1:${rest}/${role}`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Two servers of PostgreSQL that Patroni keeps, with etcd, HAProxy and PgBouncer before them, by the files of
 * `tooling/deploy`.
 * @param {string} home folder that PostgreSQL's account may enter
 */
export const startCluster = async (home) => {
  const missing = PROGRAMS.find((program) => !findProgram([program]));
  if (missing)
    throw new Error(
      `${missing} is missing: apt-get install -y postgresql patroni etcd-server haproxy pgbouncer`,
    );
  const { postgresAccount } = await import(
    path.join(ROOT, 'server/dist/platform/database/embedded/account.js')
  );
  /** @type {{ uid: number, gid: number } | undefined} */
  const account = postgresAccount();
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  const env = { ...process.env, HOME: home, PATH: `${process.env.PATH}:/usr/sbin` };
  /** @param {string} name @param {string} program @param {string[]} args */
  const start = (name, program, args) => {
    const child = spawn(program, args, { ...account, cwd: home, env, stdio: 'ignore' });
    endWithParent(child);
    running.set(name, child);
  };
  const ports = {
    etcd: await getPort(),
    peer: await getPort(),
    primary: await getPort(),
    standby: await getPort(),
  };
  const pooler = await getPort();
  /** @type {[Member, Member]} */
  const members = [
    { name: 'one', port: await getPort(), rest: await getPort(), folder: path.join(home, 'one') },
    { name: 'two', port: await getPort(), rest: await getPort(), folder: path.join(home, 'two') },
  ];
  const [one, two] = members;
  const bin = (await run('pg_config', ['--bindir'])).stdout.trim();
  if (account) await chown(home, account.uid, account.gid);

  const etcdUrl = `http://127.0.0.1:${ports.etcd}`;
  start('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', path.join(home, 'etcd'), '--unsafe-no-fsync'],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', `http://127.0.0.1:${ports.peer}`],
  ]);
  for (const { name, port, rest, folder } of members) {
    await mkdir(folder);
    if (account) await chown(folder, account.uid, account.gid);
    const changes = {
      'name: one': `name: ${name}`,
      ':8008': `:${rest}`,
      ':2379': `:${ports.etcd}`,
      ':5432': `:${port}`,
      '/var/lib/postgresql/tavolina': path.join(folder, 'data'),
      '/usr/lib/postgresql/15/bin': bin,
      '/run/postgresql': folder,
    };
    await adapt({ name: 'patroni.yml', to: path.join(folder, 'patroni.yml'), changes, account });
  }
  /** @param {Member} member */
  const join = ({ name, folder }) => start(name, 'patroni', [path.join(folder, 'patroni.yml')]);
  /** @param {Member} member @param {string} role */
  const untilRole = async ({ rest }, role) => {
    while (!(await hasRole(rest, role))) await delay(100);
  };
  join(one);
  await untilRole(one, 'primary');
  join(two);
  await untilRole(two, 'replica');

  const changes = {
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${ports.primary}`,
    'bind 127.0.0.1:5001': `bind 127.0.0.1:${ports.standby}`,
    '127.0.0.1:5432 check port 8008': `127.0.0.1:${one.port} check port ${one.rest}`,
    '127.0.0.1:5433 check port 8009': `127.0.0.1:${two.port} check port ${two.rest}`,
  };
  await adapt({ name: 'haproxy.cfg', to: path.join(home, 'haproxy.cfg'), changes, account });
  start('haproxy', 'haproxy', ['-f', path.join(home, 'haproxy.cfg')]);
  await writeFile(path.join(home, 'users.txt'), `"tavolina" "${PASSWORD}"\n`);
  await adapt({
    name: 'pgbouncer.ini',
    to: path.join(home, 'pgbouncer.ini'),
    changes: {
      'port=5432': `port=${ports.primary}`,
      'listen_port = 6432': `listen_port = ${pooler}`,
      '/etc/pgbouncer/userlist.txt': path.join(home, 'users.txt'),
    },
    account,
  });
  if (account) await chown(path.join(home, 'users.txt'), account.uid, account.gid);
  start('pgbouncer', 'pgbouncer', [path.join(home, 'pgbouncer.ini')]);

  const admin = new Client({
    host: '127.0.0.1',
    port: one.port,
    user: 'postgres',
    password: PASSWORD,
    database: 'postgres',
  });
  await admin.connect();
  await admin.query(`CREATE ROLE tavolina LOGIN PASSWORD '${PASSWORD}'`);
  await admin.query('CREATE DATABASE tavolina OWNER tavolina');
  await admin.end();
  const url = (/** @type {number} */ port) => `postgresql://tavolina:${PASSWORD}@127.0.0.1:${port}/tavolina`;
  const primary = async () => ((await hasRole(one.rest, 'primary')) ? one : two);
  return {
    settings: {
      DATABASE_URL: url(ports.primary),
      DATABASE_POOL_URL: url(pooler),
      DATABASE_READ_URL: url(ports.standby),
    },
    /**
     * Kills the primary and its Patroni, as a machine that loses its power.
     * @returns {Promise<() => Promise<void>>} starts it again, and waits until it follows
     */
    async killPrimary() {
      const lost = await primary();
      const database = await processOf(lost.folder);
      running.get(lost.name)?.kill('SIGKILL');
      process.kill(database, 'SIGKILL');
      return async () => {
        join(lost);
        await untilRole(lost, 'replica');
      };
    },
    async stop() {
      for (const child of [...running.values()].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
};
