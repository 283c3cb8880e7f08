import path from 'node:path';
import getPort from 'get-port';
import { Client } from 'pg';
import { findProgram } from '../../../remote-kit/lib/debian.mjs';
import { asPostgres } from '../../lib/postgres-account.mjs';
import { startMembers } from './patroni-members.mjs';

const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'pg_config'];
/** As in `patroni.yml`. */
const PASSWORD = 'secret';

/** @param {number} port of the primary */
const createDatabase = async (port) => {
  const admin = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: PASSWORD,
    database: 'postgres',
  });
  await admin.connect();
  await admin.query(`CREATE ROLE tavolina LOGIN PASSWORD '${PASSWORD}'`);
  await admin.query('CREATE DATABASE tavolina OWNER tavolina');
  await admin.end();
};

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
  const account = await asPostgres(home);
  const { one, two, killPrimary } = await startMembers(account);
  const ports = { primary: await getPort(), standby: await getPort(), pooler: await getPort() };
  const file = (/** @type {string} */ name) => path.join(home, name);
  await account.adapt('haproxy.cfg', file('haproxy.cfg'), {
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${ports.primary}`,
    'bind 127.0.0.1:5001': `bind 127.0.0.1:${ports.standby}`,
    '127.0.0.1:5432 check port 8008': `127.0.0.1:${one.port} check port ${one.rest}`,
    '127.0.0.1:5433 check port 8009': `127.0.0.1:${two.port} check port ${two.rest}`,
  });
  account.start('haproxy', 'haproxy', ['-f', file('haproxy.cfg')]);
  await account.write(file('users.txt'), `"tavolina" "${PASSWORD}"\n`);
  await account.adapt('pgbouncer.ini', file('pgbouncer.ini'), {
    'port=5432': `port=${ports.primary}`,
    'listen_port = 6432': `listen_port = ${ports.pooler}`,
    '/etc/pgbouncer/userlist.txt': file('users.txt'),
  });
  const startPooler = () => account.start('pgbouncer', 'pgbouncer', [file('pgbouncer.ini')]);
  startPooler();
  await createDatabase(one.port);
  const url = (/** @type {number} */ port) => `postgresql://tavolina:${PASSWORD}@127.0.0.1:${port}/tavolina`;
  return {
    /** Settings of servers that use it. */
    settings: {
      DATABASE_URL: url(ports.primary),
      DATABASE_POOL_URL: url(ports.pooler),
      DATABASE_READ_URL: url(ports.standby),
    },
    killPrimary,
    /** @returns {() => void} starts it again */
    killPooler() {
      account.kill('pgbouncer');
      return startPooler;
    },
    stop: account.stop,
  };
};
