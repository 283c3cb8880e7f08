import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import { Client } from 'pg';
import { asPostgres } from '../../lib/postgres-account.mjs';
import { ensurePostgresql } from '../../lib/postgresql.mjs';
import { leadConnections } from './led-connections.mjs';

/** A primary that does not answer so often in a row is gone; how long an answer and the time between two take, in ms. */
const UNANSWERED = 4;
const ANSWER_MS = 1_000;
const LOOK_MS = 500;

const PREPARE = [
  'CREATE ROLE tavolina LOGIN',
  `CREATE DATABASE tavolina OWNER tavolina TEMPLATE template0 LOCALE 'C.UTF-8'`,
];
/** From then on a change is acknowledged once the standby has it, too. */
const SYNCHRONOUS = [`ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()'];

/** @param {number} port @param {readonly string[]} statements @returns {Promise<Record<string, unknown>[]>} rows of the last one */
const ask = async (port, ...statements) => {
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' },
    connectionTimeoutMillis: ANSWER_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    /** @type {Record<string, unknown>[]} */
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

/** @param {number} port @returns {Promise<boolean>} whether a PostgreSQL answers there */
const answers = (port) =>
  ask(port, 'SELECT 1').then(
    () => true,
    () => false,
  );

/** @param {() => Promise<boolean>} condition */
const until = async (condition) => {
  while (!(await condition())) await delay(LOOK_MS / 5);
};

/**
 * A PostgreSQL of this machine's packages, and a standby that has every change before it is acknowledged.
 * @param {string} home folder that PostgreSQL's account may enter
 * @throws {Error} where PostgreSQL is not installed and may not be
 */
export const startPair = async (home) => {
  await ensurePostgresql();
  const account = await asPostgres(home);
  const { stdout } = await account.run('pg_config', ['--bindir']).catch((cause) => {
    throw new Error('The failover needs PostgreSQL. Run once: apt-get install -y postgresql', { cause });
  });
  const bin = (/** @type {string} */ name) => path.join(stdout.trim(), name);
  const [primary, standby] = [
    { name: 'primary', folder: path.join(home, 'primary'), port: await getPort() },
    { name: 'standby', folder: path.join(home, 'standby'), port: await getPort() },
  ];
  /** @param {typeof primary} member */
  const start = async ({ name, folder, port }) => {
    // Neither machine loses its memory here, so that no disk has to be waited for.
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`].flatMap(
      (setting) => ['-c', setting],
    );
    account.start(name, bin('postgres'), ['-D', folder, '-p', String(port), ...settings]);
    await until(() => answers(port));
  };
  await account.run(bin('initdb'), ['-D', primary.folder, '-U', 'postgres', '-N', '--auth=trust']);
  await start(primary);
  await ask(primary.port, ...PREPARE);
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  await account.run(bin('pg_basebackup'), [
    ...source,
    ...['-D', standby.folder, '-R', '-X', 'stream', '-c', 'fast', '-N'],
  ]);
  await start(standby);
  await ask(primary.port, ...SYNCHRONOUS);
  await until(async () => {
    const rows = await ask(primary.port, 'SELECT sync_state FROM pg_stat_replication');
    return rows[0]?.sync_state === 'sync';
  });
  const led = await leadConnections(primary.port);
  const url = (/** @type {number} */ port) => `postgresql://tavolina@127.0.0.1:${port}/tavolina`;
  return {
    /** Settings of servers that use them. */
    settings: { DATABASE_URL: url(led.port), DATABASE_READ_URL: url(standby.port) },
    /**
     * Kills the primary, as a machine that loses its power, and lets the standby be the primary once the other one does not
     * answer any more, as an operator's script does.
     */
    async replacePrimary() {
      account.kill(primary.name);
      for (let unanswered = 0; unanswered < UNANSWERED; await delay(LOOK_MS))
        unanswered = (await answers(primary.port)) ? 0 : unanswered + 1;
      await ask(standby.port, 'SELECT pg_promote()');
      led.leadTo(standby.port);
    },
    async stop() {
      await led.stop();
      await account.stop();
    },
  };
};
